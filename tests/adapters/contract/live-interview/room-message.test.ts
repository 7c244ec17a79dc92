import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { roomMessage } from '../../../../adapters/contract/live-interview/room-message.wire';
import type { RoomMessage } from '../../../../domain/live-interview/room-message';

const asked = fc.record({
  questionId: fc.nat(),
  question: fc.string(),
  interviewerId: fc.nat(),
  sender: fc.string(),
  options: fc.array(fc.string()),
  additionalResponse: fc.string(),
});
const answer = fc.record({
  questionId: fc.nat(),
  option: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
  additionalResponse: fc.string(),
});
const messages: fc.Arbitrary<RoomMessage> = fc.oneof(
  fc.record({ _tag: fc.constant('Joined' as const), name: fc.string() }),
  fc.record({ _tag: fc.constant('Asked' as const), questions: fc.array(asked), answers: fc.array(answer) }),
  fc.record({ _tag: fc.constant('Question' as const), question: asked }),
  fc.record({ _tag: fc.constant('Answer' as const), answer }),
  fc.record({ _tag: fc.constant('RunningLate' as const), minutes: fc.option(fc.nat(), { nil: undefined }) }),
  fc.constant({ _tag: 'End' as const }),
);

describe('A message in a room', () => {
  it('has one JSON shape, which is read back as it was written [R51]', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const wire: unknown = JSON.parse(JSON.stringify(roomMessage.type.encode(message)));
        expect(roomMessage.type.decode(wire)).toEqual(E.right(message));
      }),
    );
  });

  it("may be a bare 'end', and a question may have no type, as in the document [spec 2 §3, §4.6]", () => {
    expect(roomMessage.type.decode('end')).toEqual(E.right({ _tag: 'End' }));
    expect(roomMessage.type.decode({ question_id: 7, question: 'Nights?', options: ['Yes'] })).toEqual(
      E.right({
        _tag: 'Question',
        question: {
          questionId: 7,
          question: 'Nights?',
          interviewerId: 0,
          sender: '',
          options: ['Yes'],
          additionalResponse: '',
        },
      }),
    );
  });

  it.each([
    ['hello'],
    [null],
    [{}],
    [{ type: 'noise' }],
    [{ type: 'question', question_id: 'x' }],
    [{ type: 'asked' }],
  ])('is never %j [R51]', (wire) => {
    expect(E.isLeft(roomMessage.type.decode(wire))).toBe(true);
  });
});
