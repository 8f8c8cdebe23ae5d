import { StudioElement } from '@/components/elements/studio-element';
import { load } from '@/components/islands/load';
import { aboutFile } from '@/domain/problems';

/** A photo that is chosen here is the first of a portrait's draft, and the form opens with it (HOME-17). */
class FirstPhoto extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const input = this.querySelector('input') as HTMLInputElement;
    const begin = () => void this.#begin(input, this.querySelector('output') as HTMLOutputElement);
    input.addEventListener('change', begin, { signal });
    // it may have been chosen before the script came
    begin();
  }

  async #begin(input: HTMLInputElement, says: HTMLOutputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    says.textContent = `${file.name} …`;
    const refusal = await load(() => import('../draft/first-photo')).then(
      ({ addToDraft }) => addToDraft('portraits', file),
      () => null,
    );
    // so that the same file can be chosen again, and nothing is chosen when the visitor comes back
    input.value = '';
    says.textContent = refusal && aboutFile(file.name, JSON.parse(this.dataset.problems ?? '{}')[refusal]);
    if (!refusal) location.assign(this.dataset.form as string);
  }
}
customElements.define('studio-first-photo', FirstPhoto);
