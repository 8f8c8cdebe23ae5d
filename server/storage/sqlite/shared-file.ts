import type Database from 'better-sqlite3';
import { patience } from './patience';

/**
 * One file, and all in this process who work on it. Kysely's own turn would be kept while a transaction waits for another
 * process, and everybody else, readers too, would wait behind it (decision 025). Here a turn is a transaction that runs.
 */
export class SharedFile {
  /** Reading succeeds while another process writes: that says nothing about when a writer's turn comes. */
  private readonly readPatience = patience();
  private readonly writePatience = patience();
  private transaction: Promise<void> | null = null;

  constructor(private readonly file: Database.Database) {}

  read<T>(work: () => Promise<T>): Promise<T> {
    return this.readPatience(() => this.betweenTransactions(work));
  }

  write<T>(work: () => Promise<T>): Promise<T> {
    return this.writePatience(() => this.betweenTransactions(work));
  }

  /** With the right to write from the start: later, SQLite refuses it at once to whoever has read before another wrote. */
  begin(): Promise<() => void> {
    return this.writePatience(() =>
      this.betweenTransactions(() => {
        this.file.exec('begin immediate');
        return this.takeTurn();
      }),
    );
  }

  private takeTurn(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.transaction = promise;
    return () => {
      this.transaction = null;
      resolve();
    };
  }

  /** The work starts in the same step as the last look, so that nobody comes in between. */
  private async betweenTransactions<T>(work: () => Promise<T> | T): Promise<T> {
    while (this.transaction) await this.transaction;
    return work();
  }
}
