/** What moves without React: it works on the HTML that the server wrote inside it, and adds no child to it before the page has loaded. */
export abstract class StudioElement extends HTMLElement {
  #end = new AbortController();

  /** @param end aborted when the element leaves the page: listeners outside of it end with that */
  protected abstract connected(end: AbortSignal): void;

  connectedCallback(): void {
    this.#end = new AbortController();
    this.connected(this.#end.signal);
  }

  disconnectedCallback(): void {
    this.#end.abort();
  }
}
