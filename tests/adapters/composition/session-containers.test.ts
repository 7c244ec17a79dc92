import 'reflect-metadata/lite';
import { Container, ContainerModule } from 'inversify';
import { sessionContainers, type LoadedArea } from '../../../adapters/composition/session-containers';
import { token } from '../../../adapters/composition/token';

const clock = token<{ readonly now: number }>('Clock');
const files = token<{ readonly made: number }>('Files');

/** A page with one area, which binds one object per session; loads are counted, and the first ones fail if a test asks for it. */
const aPage = ({ failing = 0 } = {}) => {
  const page = new Container();
  page.bind(clock).toConstantValue({ now: 7 });
  let made = 0;
  let loads = 0;
  const module = new ContainerModule(({ bind }) => {
    bind(files)
      .toResolvedValue(
        ({ now }) => {
          made += 1;
          return { made: made * now };
        },
        [clock],
      )
      .inSingletonScope();
  });
  const sessions = sessionContainers<'resumes' | 'landing'>(page, async (name): Promise<LoadedArea> => {
    loads += 1;
    await Promise.resolve();
    if (loads <= failing) throw new Error('no line');
    return { area: name === 'resumes' ? { module } : { screens: {} } };
  });
  return { sessions, loads: () => loads };
};

describe('An area', () => {
  it('binds its parts once, even if two screens ask for it at once and a third later', async () => {
    const { sessions, loads } = aPage();
    await Promise.all([sessions.open('resumes'), sessions.open('resumes')]);
    await sessions.open('resumes');
    // A second binding would be ambiguous, and resolving it would fail.
    expect(sessions.find(files)).toEqual({ made: 7 });
    expect(sessions.find(files)).toBe(sessions.find(files));
    expect(loads()).toBe(1);
  });

  it('that failed to load is loaded again at the next attempt', async () => {
    const { sessions } = aPage({ failing: 1 });
    const both = await Promise.allSettled([sessions.open('resumes'), sessions.open('resumes')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(() => sessions.find(files)).toThrow();
    await sessions.open('resumes');
    expect(sessions.find(files)).toEqual({ made: 7 });
  });

  it('may have nothing to bind', async () => {
    const { sessions } = aPage();
    await expect(sessions.open('landing')).resolves.toBeUndefined();
  });
});

describe('The session that follows another [R3a]', () => {
  it('finds what was loaded before, created anew', async () => {
    const { sessions, loads } = aPage();
    await sessions.open('resumes');
    expect(sessions.find(files)).toEqual({ made: 7 });
    sessions.beginAnew();
    expect(sessions.find(files)).toEqual({ made: 14 });
    await sessions.open('resumes');
    expect(sessions.find(files)).toEqual({ made: 14 });
    expect(loads()).toBe(1);
  });

  it('is the one that an area still loading arrives in', async () => {
    const { sessions } = aPage();
    const opening = sessions.open('resumes');
    sessions.beginAnew();
    await opening;
    expect(sessions.find(files)).toEqual({ made: 7 });
  });

  it('has its own scope, and what was started in the first one is stopped', () => {
    const { sessions } = aPage();
    const first = sessions.scope();
    const stopped = jest.fn();
    first.onEnd(stopped);
    sessions.beginAnew();
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(sessions.scope()).not.toBe(first);
    expect(sessions.scope().isOver()).toBe(false);
  });
});
