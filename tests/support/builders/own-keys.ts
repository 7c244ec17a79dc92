/** The keys of an object literal, with their types. */
export const ownKeys = <K extends string>(object: Readonly<Record<K, unknown>>): readonly K[] => {
  const isOwn = (name: string): name is K => Object.hasOwn(object, name);
  return Object.keys(object).filter(isOwn);
};
