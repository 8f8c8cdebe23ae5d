/** What a database calls the column types that have no name in common. */
export type ColumnTypes = Readonly<{ moment: 'integer' | 'bigint'; bytes: 'blob' | 'bytea'; tableEnd: 'strict' | '' }>;

/** STRICT: SQLite would otherwise keep a text in a number's column. */
export const sqliteTypes: ColumnTypes = { moment: 'integer', bytes: 'blob', tableEnd: 'strict' };

export const postgresTypes: ColumnTypes = { moment: 'bigint', bytes: 'bytea', tableEnd: '' };
