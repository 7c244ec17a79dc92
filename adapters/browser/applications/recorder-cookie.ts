import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { parseRecorderVisitor, type RecorderVisitor } from '../../../domain/applications/recorder-visitor';
import { struct, text } from '../../contract/codec';

/** Hotjar writes `_hjSessionUser_<site>=<base64 of JSON with an id>`, a cookie that scripts in the recorded page can read. */
const cookie = /(?:^|;\s*)_hjSessionUser_\d+=([^;]+)/;

const written = struct({ id: text });

const decoded = (value: string): unknown => JSON.parse(atob(decodeURIComponent(value)));

/** The recorder's id for this browser; none if no recorder runs, or if its cookie has another form (spec 1 §7: 'from a cookie'). */
export const recorderVisitor = ({ cookie: cookies }: Pick<Document, 'cookie'>): O.Option<RecorderVisitor> =>
  pipe(
    O.fromNullable(cookie.exec(cookies)?.[1]),
    O.flatMap((value) => O.tryCatch(() => decoded(value))),
    O.flatMap((json) => O.fromEither(written.type.decode(json))),
    O.flatMap(({ id }) => O.fromEither(parseRecorderVisitor(id))),
  );
