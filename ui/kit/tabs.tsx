import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.div`
  display: flex;
  gap: 4px;
  border-bottom: 1px solid var(--outline);
`;

const Tab = styled.button`
  flex: 1;
  min-height: var(--target);
  padding: 8px 12px;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: var(--muted);
  font-weight: 600;
  cursor: pointer;

  &[aria-selected='true'] {
    color: var(--ink);
    border-bottom-color: var(--ground);
  }

  @media (min-width: 720px) {
    flex: none;
    min-width: 160px;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
`;

const Panel = styled.div`
  margin-top: 20px;

  @media print {
    &[hidden] {
      display: block;
    }
  }
`;

export interface TabView {
  readonly name: string;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabView[];
  readonly startsAt: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs: one panel is shown at a time. Arrow keys move between tabs; Tab moves on into the page. */
export const Tabs = ({ label, tabs, startsAt }: TabsProps) => {
  const [shown, setShown] = useState(startsAt);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const at = tabs.findIndex(({ name }) => name === shown);
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (at + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    setShown(tab.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus();
  };
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} data-screen-only="">
        {tabs.map(({ name, label: words }) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            data-tab={name}
            aria-selected={name === shown}
            aria-controls={`${id}${name}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => setShown(name)}
          >
            {words}
          </Tab>
        ))}
      </List>
      {tabs.map(({ name, panel }) => (
        <Panel
          key={name}
          role="tabpanel"
          id={`${id}${name}-panel`}
          aria-labelledby={`${id}${name}`}
          hidden={name !== shown}
        >
          {panel}
        </Panel>
      ))}
    </div>
  );
};
