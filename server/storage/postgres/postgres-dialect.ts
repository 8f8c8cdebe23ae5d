import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';

class StudioDriver extends PostgresDriver {
  /**
   * On a broken connection the server has already rolled back, and this call fails. Its error is ignored, because it
   * would hide the first one; the pool drops the connection anyway.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // the driver does not export the type of its connections
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
