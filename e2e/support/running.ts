import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A program that runs, and what it prints, a line each. */
export class Running {
  readonly child: ChildProcess;
  readonly lines: string[] = [];
  private readonly exited: Promise<unknown>;
  private readonly closed: Promise<unknown>;

  constructor([command = '', ...args]: readonly string[], options: SpawnOptions = {}) {
    this.child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    [this.exited, this.closed] = [once(this.child, 'exit'), once(this.child, 'close')];
    for (const stream of [this.child.stdout, this.child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => this.lines.push(line));
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Waits for a line with these words. @returns the rest of the line after them */
  async said(words: string | RegExp): Promise<string> {
    const rest = () => this.lines.map((line) => line.split(words)[1]).find((part) => part !== undefined);
    while (rest() === undefined) {
      if (this.hasEnded) throw new Error(`It ended without "${words}": ${this.lines.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return rest() ?? '';
  }

  /** The address of the site, or of the desk. */
  address = (): Promise<string> => this.said(/^The (?:site|desk) is on /);

  /** Once it has ended, whatever it has started may still hold its output. */
  async exit(): Promise<number | null> {
    await this.exited;
    return this.child.exitCode;
  }

  /** Once it has ended, and all is read that it has printed. */
  async finish(): Promise<number | null> {
    await this.closed;
    return this.child.exitCode;
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.finish();
  }

  /** Kills it and every process that it has started, at once, as a power cut does. */
  async cut(): Promise<void> {
    if (this.child.pid && !this.hasEnded) process.kill(-this.child.pid, 'SIGKILL');
    await this.closed;
  }
}
