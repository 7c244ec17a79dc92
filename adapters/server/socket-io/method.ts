/** A method of a library that its types don't show, bound to its object. If there is none, it answers undefined. */
export const method = (of: object, name: string): ((...given: readonly unknown[]) => unknown) => {
  const found: unknown = Reflect.get(of, name);
  return (...given) => {
    const answer: unknown = typeof found === 'function' ? Reflect.apply(found, of, given) : undefined;
    return answer;
  };
};
