import { openS3Server } from '../support/portal/s3-server';
import { bucketContract } from './bucket.suite';

bucketContract('s3rver', openS3Server);
