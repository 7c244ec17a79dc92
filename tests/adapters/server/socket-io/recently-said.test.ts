import { recentlySaid, saidIsKeptFor } from '../../../../adapters/server/socket-io/recently-said';

const begun = 1_800_000_000_000;

/** An entry as the adapter writes it and Redis answers it. */
const entry = (id: string, text: unknown, to: { rooms?: string[]; except?: string[]; nsp?: string; type?: string }) => {
  const { rooms = ['candidate 1'], except = [], nsp = '/', type = '3' } = to;
  const data = JSON.stringify({ packet: { type: 2, data: ['msg-receive', text] }, opts: { rooms, except } });
  return [id, ['uid', 'a', 'nsp', nsp, 'type', type, 'data', data]];
};

const textsOf = (packets: readonly (readonly unknown[])[]) => packets.map(([, text]) => text);

describe('What was said while a line was away', () => {
  it('is what was said in its rooms after its place, in order, each with its own place', () => {
    const recent = recentlySaid('/');
    for (const one of [
      entry(`${begun}-0`, 'heard', {}),
      entry(`${begun}-9`, 'first', {}),
      entry(`${begun}-10`, 'second', { rooms: ['session x'] }),
      entry(`${begun + 1}-0`, "another's", { rooms: ['candidate 2'] }),
      entry(`${begun + 2}-0`, 'not for it', { except: ['session x'] }),
      entry(`${begun + 3}-0`, 'in a live interview', { nsp: '/room' }),
      entry(`${begun + 4}-0`, 'no message', { type: '4' }),
      entry(`${begun + 5}-0`, 'third', {}),
    ])
      recent.hear(one);
    const missed = recent.since(`${begun}-0`, ['candidate 1', 'session x']);
    expect(textsOf(missed)).toEqual(['first', 'second', 'third']);
    expect(missed[1]).toEqual(['msg-receive', 'second', `${begun}-10`]);
    expect(recent.since(`${begun + 5}-0`, ['candidate 1'])).toEqual([]);
  });

  it('is nothing for a line that was never here, or that makes its place up', () => {
    const recent = recentlySaid('/');
    recent.hear(entry(`${begun}-0`, 'said', {}));
    for (const place of ['', '-', '0', 'x-0', '1-0; DEL all', `${'9'.repeat(40)}-0`])
      expect(recent.since(place, ['candidate 1'])).toEqual([]);
  });

  it('is kept for two minutes and in a bounded number, whatever is said', () => {
    const recent = recentlySaid('/');
    for (const broken of [undefined, [], ['1-0'], ['1-0', ['data', '{']], [1, 2], ['x', []]]) recent.hear(broken);
    for (let n = 0; n < 25_000; n += 1) recent.hear(entry(`${begun + n}-0`, n, {}));
    const last = begun + 24_999 + saidIsKeptFor + 1;
    expect(textsOf(recent.since(`${begun}-0`, ['candidate 1']))).toHaveLength(500);
    for (let n = 0; n < 2_000; n += 1) recent.hear(entry(`${last + n}-0`, 'late', { rooms: ['candidate 2'] }));
    expect(recent.since(`${begun}-0`, ['candidate 1'])).toEqual([]);
  });
});
