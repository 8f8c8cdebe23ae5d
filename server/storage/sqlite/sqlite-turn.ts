import { type CompiledQuery, type DatabaseConnection, type QueryResult, RawNode, SelectQueryNode } from 'kysely';
import type { SharedFile } from './shared-file';

/** What is written in SQL of our own is a pragma. */
const onlyReads = ({ query }: CompiledQuery): boolean => SelectQueryNode.is(query) || RawNode.is(query);

/** The file as one piece of work sees it. Inside its transaction the turn is its own: there a fault is a fault. */
export class SqliteTurn implements DatabaseConnection {
  private giveBack: (() => void) | null = null;

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly file: SharedFile,
  ) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const execute = (): Promise<QueryResult<Row>> => this.connection.executeQuery<Row>(query);
    if (this.giveBack) return execute();
    return onlyReads(query) ? this.file.read(execute) : this.file.write(execute);
  }

  streamQuery(): never {
    throw new Error('rows are read all at once: others use the file meanwhile');
  }

  async begin(): Promise<void> {
    this.giveBack = await this.file.begin();
  }

  end(): void {
    this.giveBack?.();
    this.giveBack = null;
  }
}
