/** The component or function of an island, in the module of its file. */
export const islandIn = (module: object, name: string): unknown =>
  Object.values(module).find((one: { island?: string } | null) => one?.island === name);
