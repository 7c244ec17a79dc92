import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { parseRecorderVisitor, type RecorderVisitor } from '../../../domain/identity/recorder-visitor';
import { struct, text } from '../../contract/codec';

/** Hotjar writes `_hjSessionUser_<site>=<base64 of JSON with an id>`, for the pages it records and their scripts. */
const cookie = /(?:^|;\s*)_hjSessionUser_\d+=([^;]+)/;

const written = struct({ id: text });

const decoded = (value: string): unknown => JSON.parse(atob(decodeURIComponent(value)));

/** What the recorder calls this browser; none where no recorder runs, or where its cookie says something else (spec 1 §7: 'from a cookie'). */
export const recorderVisitor = ({ cookie: cookies }: Pick<Document, 'cookie'>): O.Option<RecorderVisitor> =>
  pipe(
    O.fromNullable(cookie.exec(cookies)?.[1]),
    O.flatMap((value) => O.tryCatch(() => decoded(value))),
    O.flatMap((json) => O.fromEither(written.type.decode(json))),
    O.flatMap(({ id }) => O.fromEither(parseRecorderVisitor(id))),
  );
