/** What is known of a failed call: the server's name for it and its status, or the connection's code. */
interface Fault {
  readonly code: string;
  readonly status: number | undefined;
}

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;

const faultOf = (fault: unknown): Fault => {
  const status = field(field(fault, '$metadata'), 'httpStatusCode');
  const [name, code] = [field(fault, 'name'), field(fault, 'code')];
  // The SDK wraps what it does not know for an error; then the code is in its message only.
  const [inMessage] = /\bE[A-Z]{4,}\b/.exec(String(field(fault, 'message'))) ?? [];
  const said = typeof code === 'string' ? code : (inMessage ?? name);
  return {
    code: typeof said === 'string' && said !== 'Error' && said !== '' ? said : 'unknown fault',
    status: typeof status === 'number' ? status : undefined,
  };
};

/** The code of a failed call, without an address, a key or a name in it. */
export const codeOfS3 = (fault: unknown): string => faultOf(fault).code;

/** There is no such object. */
export const isAbsent = (fault: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(codeOfS3(fault));

/** A server that has a limit, or a disk of its own, is full. */
export const isFullBucket = (fault: unknown): boolean =>
  faultOf(fault).status === 507 ||
  ['QuotaExceeded', 'EntityTooLarge', 'XMinioStorageFull', 'InsufficientCapacity'].includes(codeOfS3(fault));
