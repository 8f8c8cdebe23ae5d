import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnSite } from './own-site';

/** A copy of the site as it was built last, without any picture or card: as it is after the first start of a fresh clone. */
export class SiteWithoutPictures {
  readonly folder = mkdtempSync(join(tmpdir(), 'without-pictures-'));
  private site: OwnSite | undefined;

  constructor() {
    const stores = ['files/works', 'files/cards'];
    const built = realpathSync('.site/current');
    const isCopied = (path: string) => ![...stores, 'node_modules'].includes(path.slice(built.length + 1));
    cpSync(built, this.folder, { recursive: true, filter: isCopied });
    for (const store of stores) mkdirSync(join(this.folder, store));
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** @returns its address */
  async start(): Promise<string> {
    const inFolder = () => ['env', '-C', this.folder];
    this.site = await OwnSite.start({}, inFolder, [join(this.folder, 'programs/main.mjs')]);
    return this.site.base;
  }

  /** What it has printed. */
  lines = (): readonly string[] => this.site?.lines ?? [];

  /** Kills it at once, as a power cut does; its maker of pictures ends with it. */
  kill = async (): Promise<void> => this.site?.stop();

  async remove(): Promise<void> {
    await this.kill();
    // a file that is being written may appear meanwhile
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
