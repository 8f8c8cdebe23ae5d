import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';

class StudioDriver extends PostgresDriver {
  /** A broken connection has rolled back by itself. That this fails would be all that is told; it is dropped anyway. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // the driver's own type keeps its connections private
    await super.rollbackTransaction(connection as never).catch(() => undefined);
  }
}

export class StudioPostgres extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config);
  }

  override createDriver(): PostgresDriver {
    return new StudioDriver(this.config);
  }
}
