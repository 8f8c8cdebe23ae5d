import type { FormName } from '@/domain/api';
import { formNames } from './fields';
import type { Letter } from './letter';
import { packs } from './pack';
import { PostBag } from './post';
import { faultOf, keptId } from './verdict';

/** Sends requests, over one connection for each form, and collects the results. */
export class Delivery {
  readonly kept = new Set<string>();
  /** The number of answers by status. */
  readonly answers: Record<string, number> = {};
  bytes = 0;
  private readonly bags: ReadonlyMap<FormName, PostBag>;

  constructor(port: number) {
    this.bags = new Map(formNames.map((form) => [form, new PostBag(port)]));
  }

  /** @throws on a wrong answer, or none */
  async deliver(letter: Letter): Promise<void> {
    const answer = await this.bags.get(letter.form)?.send(letter);
    this.bytes += letter.body.length;
    this.answers[answer?.status ?? 'cut'] = (this.answers[answer?.status ?? 'cut'] ?? 0) + 1;
    if (!answer) return;
    const id = keptId(letter, answer);
    const fault = id === null ? faultOf(letter, answer) : null;
    if (fault) throw new Error(`${fault}\n${answer.text.slice(0, 2000)}`);
    if (id !== null) this.kept.add(id);
  }

  get connections(): number {
    return [...this.bags.values()].reduce((sum, { connections }) => sum + connections, 0);
  }

  /**
   * Closes a form's connection: the site closes idle ones after some seconds, perhaps just when the next request is
   * sent.
   */
  rest(form: FormName): void {
    this.bags.get(form)?.close();
  }
}

const MiB = 1024 * 1024;

/** Not a photo, so it is refused; large, so that a memory leak of refused bodies would show. */
export function ballast(): Letter {
  const file = { field: 'photo', fileName: 'a.jpg', bytes: Buffer.alloc(8 * MiB, 'x') };
  const { type, body } = packs.multipart({ fields: [], files: [file] }, '');
  const headers = { 'Content-Type': type };
  return { form: 'shop-orders', headers, body, way: 'whole', page: false, browser: 'pl', read: ['pl'] };
}
