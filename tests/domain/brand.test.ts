import { known, type Brand } from '../../domain/brand';

type Code = Brand<string, 'Code'>;
type Percent = Brand<number, 'Percent'>;

describe('A branded value', () => {
  it('is the value itself: a brand leaves no trace at run time', () => {
    expect(known<Code>('america')).toBe('america');
    expect(known<Percent>(20)).toBe(20);
  });
});
