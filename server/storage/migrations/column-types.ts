/** The column types that have different names in the two databases. */
export type ColumnTypes = Readonly<{ moment: 'integer' | 'bigint'; bytes: 'blob' | 'bytea'; tableEnd: 'strict' | '' }>;

/** STRICT, because SQLite would otherwise accept a text in a number's column. */
export const sqliteTypes: ColumnTypes = { moment: 'integer', bytes: 'blob', tableEnd: 'strict' };

export const postgresTypes: ColumnTypes = { moment: 'bigint', bytes: 'bytea', tableEnd: '' };
