import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { formOpened, formSent, formStep, sendForm, type Form, type FormEvent } from '../../../application/live/form';
import { callByHand, settled } from '../../support/world/by-hand';

interface Typed {
  readonly name: string;
  readonly zip: string;
}

type Field = keyof Typed;
type Faults = Readonly<Record<Field, 'missing' | 'malformed' | undefined>>;
type Letter = Form<Typed, Faults, 'offline'> & { readonly to: string };
type Event = FormEvent<Letter>;

const opened: Letter = { to: 'Linden Court', ...formOpened({ name: 'Nora', zip: '' }) };
const type = (field: Field, text: string, mends: readonly Field[] = [field]): Event => ({
  _tag: 'FieldsChanged',
  change: { [field]: text },
  mends,
});
const send: Event = { _tag: 'Sent' };
const found = (faults: Partial<Faults>): Event => ({ _tag: 'FaultsFound', faults });
const after = (...events: readonly Event[]): Letter => events.reduce<Letter>(formStep, opened);

describe('A form', () => {
  it('opens with what is known, nothing wrong and nothing sent; the page may keep more beside it', () => {
    expect(opened).toEqual({
      to: 'Linden Court',
      typed: { name: 'Nora', zip: '' },
      faults: {},
      takesFocus: false,
      failure: undefined,
      busy: false,
    });
    expect(after(type('zip', '60601'), send).to).toBe('Linden Court');
  });

  it('shows the faults of its fields and takes the focus to the first, until typing goes on [R29]', () => {
    const wrong = after(send, found({ name: 'missing', zip: 'malformed' }));
    expect(wrong).toMatchObject({ faults: { name: 'missing', zip: 'malformed' }, takesFocus: true, busy: false });
    const mended = formStep(wrong, type('zip', '60601'));
    expect(mended).toMatchObject({ faults: { name: 'missing', zip: undefined }, takesFocus: false });
  });

  it('clears with one field what depends on it, such as the phone with its country', () => {
    const wrong = after(send, found({ name: 'missing', zip: 'malformed' }));
    expect(formStep(wrong, type('name', 'N', ['name', 'zip'])).faults).toEqual({ name: undefined, zip: undefined });
  });

  it('keeps what was typed after a failure, which the next attempt clears [R29]', () => {
    const failed = after(type('zip', '60601'), send, { _tag: 'Failed', failure: 'offline' });
    expect(failed).toMatchObject({ typed: { zip: '60601' }, failure: 'offline', busy: false });
    expect(formStep(failed, type('zip', '6')).failure).toBe('offline');
    expect(formStep(failed, send)).toMatchObject({ failure: undefined, busy: true });
  });

  it('is sent once, however often its button is pressed', () => {
    const [sent, commands] = formSent(opened, 'save');
    expect([sent.busy, commands]).toEqual([true, ['save']]);
    expect(formSent(sent, 'save')).toEqual([sent, []]);
    expect(formSent(formStep(sent, { _tag: 'Accepted' }), 'save')[1]).toEqual(['save']);
  });

  it('does what its model says, in any order of events', () => {
    const field = fc.constantFrom<Field>('name', 'zip');
    const anEvent = fc.oneof(
      fc.tuple(field, fc.string()).map(([name, text]) => type(name, text)),
      fc.constant(send),
      fc.constant<Event>({ _tag: 'Accepted' }),
      fc.constant<Event>({ _tag: 'Failed', failure: 'offline' }),
      fc.uniqueArray(field).map((wrong) => found(Object.fromEntries(wrong.map((name) => [name, 'missing'])))),
    );
    fc.assert(
      fc.property(fc.array(anEvent), (events) => {
        // Plain variables: the texts, the wrong fields, and whether an answer is awaited.
        const texts = new Map<string, string>(Object.entries(opened.typed));
        const wrong = new Set<string>();
        let [awaited, focus, failure] = [false, false, false];
        for (const event of events) {
          if (awaited && (event._tag === 'Sent' || event._tag === 'FieldsChanged')) continue;
          if (event._tag === 'FieldsChanged') {
            for (const [name, text] of Object.entries(event.change)) texts.set(name, text);
            event.mends.forEach((name) => wrong.delete(name));
          } else awaited = event._tag === 'Sent';
          if (event._tag !== 'FieldsChanged' && event._tag !== 'Failed') {
            wrong.clear();
            failure = false;
          }
          if (event._tag === 'FaultsFound') Object.keys(event.faults).forEach((name) => wrong.add(name));
          if (event._tag === 'Failed') failure = true;
          else focus = event._tag === 'FaultsFound';
        }
        const form = after(...events);
        expect(form.typed).toEqual(Object.fromEntries(texts));
        expect(
          Object.entries(form.faults)
            .flatMap(([name, fault]) => (fault === undefined ? [] : [name]))
            .sort(),
        ).toEqual([...wrong].sort());
        expect([form.busy, form.takesFocus, form.failure !== undefined]).toEqual([awaited, focus, failure]);
      }),
    );
  });
});

describe('A form that was sent', () => {
  const sending = () => {
    const call = callByHand<Letter, 'offline', string>();
    const [accepted, refused, heard] = [jest.fn(), jest.fn(), jest.fn()];
    const subscription = sendForm(call.call(opened), accepted, refused).subscribe(heard);
    return { call, accepted, refused, heard, leave: () => subscription.unsubscribe() };
  };

  it.each([
    ['accepted', E.right('Saved'), [['Saved']], []],
    ['refused', E.left('offline' as const), [], [['offline']]],
  ] as const)('hears that it was %s', async (_, answer, saidYes, saidNo) => {
    const { call, accepted, refused, heard } = sending();
    await call.answer(answer);
    expect([accepted.mock.calls, refused.mock.calls]).toEqual([saidYes, saidNo]);
    expect(heard.mock.calls).toEqual([[{ _tag: 'Answered', answer }]]);
  });

  it('says so even after the candidate has left it, and changes nothing there', async () => {
    const { call, accepted, heard, leave } = sending();
    leave();
    await call.answer(E.right('Saved'));
    await settled();
    expect(accepted).toHaveBeenCalledWith('Saved');
    expect(heard).not.toHaveBeenCalled();
  });
});
