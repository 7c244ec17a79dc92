import { randomUUID } from 'node:crypto';
import type { Bucket, BucketPlace } from './bucket';
import { codeOfS3 } from './faults';

const rights = 's3:GetObject, s3:PutObject, s3:DeleteObject, s3:AbortMultipartUpload and s3:ListBucket';

/** What the operator can do about a call that failed with that code. */
const advice = ({ bucket, endpoint }: BucketPlace, code: string): string => {
  switch (code) {
    case 'NoSuchBucket':
      return `there is no bucket ${bucket}. Create it, or correct FILES_URL`;
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'InvalidToken':
    case 'ExpiredToken':
      return 'the key is not accepted. Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
    case 'CredentialsProviderError':
      return 'no key was found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
    case 'AccessDenied':
    case 'Forbidden':
      return `the key may not use the bucket ${bucket}. Give it ${rights} there, or correct FILES_URL`;
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
    case 'unknown fault':
      return `the region of the bucket ${bucket} is another, or not known. Set S3_REGION`;
    default:
      return endpoint === undefined
        ? 'Amazon S3 could not be reached. Set S3_ENDPOINT if another server has the bucket'
        : `no S3 server answered at S3_ENDPOINT, ${new URL(endpoint).origin}. Correct it, or start the server; many need S3_PATH_STYLE=1`;
  }
};

/** Writes, lists, reads and deletes an object. Why the bucket can't be used, as one line with what to do; undefined: it can. */
export const tryBucket = async (bucket: Bucket, place: BucketPlace): Promise<string | undefined> => {
  const key = `check/${randomUUID()}`;
  const content = Buffer.from('The portal tries the bucket.');
  try {
    await bucket.put(key, content);
    let listed = false;
    for await (const object of bucket.list(key)) listed ||= object.key === key;
    const read = await bucket.range(key, 0, content.length);
    await bucket.remove(key);
    return listed && content.equals(read)
      ? undefined
      : `FILES_URL: the bucket ${place.bucket} does not return what was written to it. Use a store that is consistent at once.`;
  } catch (fault) {
    const code = codeOfS3(fault);
    return `FILES_URL: ${advice(place, code)} (${code}).`;
  }
};
