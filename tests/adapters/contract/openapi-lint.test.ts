import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { longestToken } from '../../../application/identity/secrets.port';
import { calls } from '../../../adapters/contract/calls';
import { openApi } from '../../../adapters/contract/openapi';

/* What a linter of OpenAPI documents asks for, as far as it helps those who generate clients. */

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectIn = (node: Json, name: string): Json => {
  const value = node[name];
  return isObject(value) ? value : {};
};
const listIn = (node: Json, name: string): readonly unknown[] => {
  const value = node[name];
  return Array.isArray(value) ? value : [];
};

const document = openApi(calls, 'https://portal.example.org');
const schemas = objectIn(objectIn(document, 'components'), 'schemas');

interface Found {
  readonly at: string;
  readonly node: Json;
}

/** Every object in the document, with its place. */
const nodesIn = (value: unknown, at: string): readonly Found[] => {
  if (Array.isArray(value)) return value.flatMap((one: unknown, n) => nodesIn(one, `${at}/${n}`));
  if (!isObject(value)) return [];
  return [{ at, node: value }, ...Object.entries(value).flatMap(([name, one]) => nodesIn(one, `${at}/${name}`))];
};
const nodes = nodesIn(document, '#');

const operations = Object.entries(objectIn(document, 'paths')).flatMap(([path, item]) =>
  Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) =>
    isObject(operation) ? [{ name: `${method} ${path}`, path, operation }] : [],
  ),
);

const refIn = ({ $ref }: Json): string | undefined => (typeof $ref === 'string' ? $ref : undefined);
const refs = nodes.flatMap(({ node }) => refIn(node) ?? []);

/** The schema with its references as they look from outside the document. */
const inDocument = (schema: unknown): Json => {
  const { anyOf, $ref } = isObject(schema) ? schema : {};
  if (typeof $ref === 'string') return { $ref: `document${$ref}` };
  return Array.isArray(anyOf) ? { anyOf: anyOf.map(inDocument) } : isObject(schema) ? schema : {};
};

/** The constant that distinguishes a branch of a `oneOf` from the others; it must be required. */
const tagOf = (branch: unknown): string | undefined => {
  if (!isObject(branch)) return undefined;
  const required = listIn(branch, 'required');
  const [constant] = Object.entries(objectIn(branch, 'properties')).filter(
    ([name, one]) => required.includes(name) && isObject(one) && 'const' in one,
  );
  return constant === undefined ? undefined : JSON.stringify(constant);
};

describe('The OpenAPI document, linted', () => {
  it('has no dangling references, and no unused schemas', () => {
    const named = refs.map((ref) => ref.replace('#/components/schemas/', ''));
    expect(named.filter((name) => !(name in schemas))).toEqual([]);
    expect(Object.keys(schemas).filter((name) => !named.includes(name))).toEqual([]);
  });

  it('names the request body and the response of every call', () => {
    const inline = operations
      .filter(({ path }) => !path.includes('uploads'))
      .flatMap(({ name, operation }) => {
        const body = objectIn(objectIn(objectIn(operation, 'requestBody'), 'content'), 'application/json');
        const answers = objectIn(
          objectIn(objectIn(objectIn(objectIn(operation, 'responses'), '200'), 'content'), 'application/json'),
          'schema',
        );
        const all = [...('schema' in body ? [body['schema']] : []), ...listIn(answers, 'anyOf')];
        return all.every((one) => isObject(one) && refIn(one) !== undefined) && all.length > 0 ? [] : [name];
      });
    expect(inline).toEqual([]);
  });

  it('has no oneOf with overlapping branches: each has a required constant that no other has', () => {
    const overlapping = nodes.flatMap(({ at, node }) => {
      const branches = listIn(node, 'oneOf');
      const tags = branches.map(tagOf);
      return tags.includes(undefined) || new Set(tags).size < tags.length ? [at] : [];
    });
    expect(overlapping).toEqual([]);
  });

  it('declares every parameter in its paths, and no others', () => {
    const wrong = operations.filter(({ path, operation }) => {
      const declared = listIn(operation, 'parameters')
        .filter(isObject)
        .filter((one) => one['in'] === 'path')
        .map(({ name }) => String(name));
      return (
        declared.sort().join() !==
        [...path.matchAll(/\{(\w+)\}/g)]
          .map(([, name]) => name)
          .sort()
          .join()
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('declares every tag and every authentication scheme that an operation names', () => {
    const tags = listIn(document, 'tags').map((tag) => (isObject(tag) ? tag['name'] : undefined));
    const schemes = Object.keys(objectIn(objectIn(document, 'components'), 'securitySchemes'));
    for (const { operation } of operations) {
      expect(tags).toEqual(expect.arrayContaining([...listIn(operation, 'tags')]));
      const asked = listIn(operation, 'security').flatMap((one) => (isObject(one) ? Object.keys(one) : []));
      expect(schemes).toEqual(expect.arrayContaining(asked));
    }
  });

  it('has an example of the request body and the response of every call', () => {
    const without = operations
      .filter(({ path }) => !path.includes('uploads'))
      .filter(({ operation }) => {
        const contents = nodesIn(operation, '').filter(({ at }) =>
          /\/(requestBody|responses\/200)\/content\/application\/json$/.test(at),
        );
        return contents.length === 0 || !contents.every(({ node }) => 'example' in node);
      });
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('has examples that are valid under their own schemas', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(ajv);
    ajv.addSchema({ $id: 'document', ...document });
    const wrong = nodes
      .filter(({ node }) => 'example' in node && 'schema' in node)
      .flatMap(({ at, node }) => {
        const isFine = ajv.validate(inDocument(node['schema']), node['example']);
        return isFine ? [] : [`${at}: ${ajv.errorsText()}`];
      });
    expect(wrong).toEqual([]);
  });

  it('gives no field of a request body a default: generators treat such a field as required', () => {
    const bodies = Object.entries(schemas).filter(([name]) => name.endsWith('Request'));
    expect(bodies.length).toBeGreaterThan(40);
    const withDefault = bodies.flatMap(([name, body]) =>
      Object.entries(isObject(body) ? objectIn(body, 'properties') : {})
        .filter(([, field]) => isObject(field) && 'default' in field)
        .map(([field]) => `${name}.${field}`),
    );
    expect(withDefault).toEqual([]);
  });

  it('takes any token that a backend issues, up to 4,096 characters, such as a JWT', () => {
    const { code } = objectIn(objectIn(schemas, 'SubmitOtpAnswer'), 'properties');
    expect(code).toMatchObject({ type: 'string', maxLength: 4096 });
    const fits = new Ajv2020({ strict: false }).compile(isObject(code) ? code : {});
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0NzExIn0.c2lnbmF0dXJl-_';
    expect(
      [jwt, 'a'.repeat(longestToken), 'a'.repeat(longestToken + 1), 'two words', ''].map((one) => fits(one)),
    ).toEqual([true, true, false, false, false]);
  });
});
