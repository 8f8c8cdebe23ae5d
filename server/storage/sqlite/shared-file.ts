import type Database from 'better-sqlite3';
import { patience } from './patience';

/**
 * Lets all work of this process share one file. Kysely's own lock would be held while a transaction still waits for
 * another process, and everybody else, readers too, would wait (decision 014). This one is held only while a
 * transaction runs.
 */
export class SharedFile {
  /**
   * Separate, because reads succeed while another process writes, and such a success must not reset the writers' limit.
   */
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

  /**
   * Takes the write lock at the start: SQLite refuses it later if another process wrote after this transaction's first
   * read.
   */
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

  /**
   * Nothing is awaited between the last check and the start of the work, so that no transaction can begin between them.
   */
  private async betweenTransactions<T>(work: () => Promise<T> | T): Promise<T> {
    while (this.transaction) await this.transaction;
    return work();
  }
}
