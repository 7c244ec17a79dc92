import { parseReason, type Reason } from '../../../domain/applications/reason';
import { decoded } from './decoded';

export const reason = (text: string): Reason => decoded(parseReason(text), text);
