import fc from 'fast-check';
import { canRecordHere, type RecordingAbilities } from '../../../domain/recording/recording-ability';
import { cases } from '../../support/cases/cases';
import { oneOf } from '../../../adapters/rules/cases/columns';

const all: RecordingAbilities = { camera: true, recorder: true, format: true };
const agents = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  inAnApp: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605.1.15 FBAN/FBIOS',
} as const;

describe('Whether a browser can record [R44]', () => {
  it.each(cases('recording/recording-ability-of-browser', { name: oneOf('chrome', 'firefox', 'edge', 'inAnApp') }))(
    '$title',
    ({ name }) => {
      expect(canRecordHere(all, agents[name])._tag).toBe('Allowed');
    },
  );

  it('another browser may try [R44, spec 2 §2.2]', () => {
    expect(canRecordHere(all, agents.inAnApp)).toMatchObject({
      _tag: 'Refused',
      reason: { _tag: 'BrowserUnknown', advised: ['chrome', 'safari'] },
    });
  });

  it('a browser that lacks a feature is refused, whatever its name, and the missing feature is named', () => {
    expect(canRecordHere({ ...all, recorder: false, format: false }, agents.chrome)).toMatchObject({
      reason: { _tag: 'AbilitiesMissing', missing: ['recorder', 'format'], advised: ['chrome'] },
    });
  });

  it('only a browser with every feature can record [R44]', () => {
    fc.assert(
      fc.property(
        fc.record({ camera: fc.boolean(), recorder: fc.boolean(), format: fc.boolean() }),
        fc.constantFrom(...Object.values(agents)),
        (abilities, agent) => {
          const whole = abilities.camera && abilities.recorder && abilities.format;
          const said = canRecordHere(abilities, agent);
          expect(said._tag === 'Refused' && said.reason._tag === 'AbilitiesMissing').toBe(!whole);
        },
      ),
    );
  });
});
