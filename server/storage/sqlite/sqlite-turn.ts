import { type CompiledQuery, type DatabaseConnection, type QueryResult, RawNode, SelectQueryNode } from 'kysely';
import type { SharedFile } from './shared-file';

/** Queries in raw SQL count as reads, because all of ours are pragmas. */
const onlyReads = ({ query }: CompiledQuery): boolean => SelectQueryNode.is(query) || RawNode.is(query);

/** The connection of one piece of work. Inside its transaction it does not wait, so an error is not retried. */
export class SqliteTurn implements DatabaseConnection {
  private release: (() => void) | null = null;

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly file: SharedFile,
  ) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const execute = (): Promise<QueryResult<Row>> => this.connection.executeQuery<Row>(query);
    if (this.release) return execute();
    return onlyReads(query) ? this.file.read(execute) : this.file.write(execute);
  }

  streamQuery(): never {
    throw new Error('rows are read all at once: others use the file meanwhile');
  }

  async begin(): Promise<void> {
    this.release = await this.file.begin();
  }

  end(): void {
    this.release?.();
    this.release = null;
  }
}
