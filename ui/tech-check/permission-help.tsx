import { styled } from 'styled-components';
import { techCheckWords } from '../../application/tech-check/tech-check.words';
import { Card } from '../kit/card';
import { Stack } from '../kit/layout';
import { Tabs } from '../kit/tabs';
import { permissionHelpTexts as t } from './permission-help.texts';
import { CopyUrl, type CopyUrlProps } from './copy-url';
import type { HelpBrowser, HelpSystem, TechCheckView } from './tech-check.view';

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  padding-inline-start: 1.4em;
  list-style: decimal;
`;

const Narrow = styled.div`
  [role='tablist'] {
    flex-wrap: wrap;
  }

  [role='tab'] {
    flex: 1 1 auto;
    min-width: 0;
    padding-inline: 6px;
  }
`;

const browsers: readonly HelpBrowser[] = ['chrome', 'firefox', 'safari'];
const systems: readonly HelpSystem[] = ['macos', 'ios', 'android', 'windows'];

const StepsOf = ({ browser, system }: { readonly browser: HelpBrowser; readonly system: HelpSystem }) => (
  <Steps>
    {t.steps[browser][system].map((step) => (
      <li key={step}>{step}</li>
    ))}
  </Steps>
);

const SystemTabs = ({ browser, startsAt }: { readonly browser: HelpBrowser; readonly startsAt: HelpSystem }) => (
  <Tabs
    label={`${t.systems}, ${t.browserNames[browser]}`}
    startsAt={startsAt}
    tabs={systems.map((system) => ({
      name: system,
      label: t.systemNames[system],
      panel: <StepsOf browser={browser} system={system} />,
    }))}
  />
);

export interface PermissionHelpProps extends CopyUrlProps {
  readonly help: NonNullable<TechCheckView['help']>;
}

/** How to allow the camera and the microphone (spec 2 §2.3), opened at the browser and system in use. */
export const PermissionHelp = ({ help, ...copying }: PermissionHelpProps) => (
  <Card aria-labelledby="permission-help">
    <Stack>
      <h2 id="permission-help">{techCheckWords.oops}</h2>
      <p>{t.text}</p>
      <CopyUrl {...copying} />
      <Narrow>
        <Tabs
          label={t.browsers}
          startsAt={help.browser}
          tabs={browsers.map((browser) => ({
            name: browser,
            label: t.browserNames[browser],
            panel: <SystemTabs browser={browser} startsAt={help.system} />,
          }))}
        />
      </Narrow>
    </Stack>
  </Card>
);
