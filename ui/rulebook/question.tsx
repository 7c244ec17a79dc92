import { useEffect, useMemo, useRef, useState } from 'react';
import type { Case, Chapter } from '../../adapters/composition/rulebook';
import type { TimeZone } from '../../domain/time/time-zone';
import { AnswerPanel } from './answer-panel';
import { BoundarySlider } from './boundary-slider';
import { parseCaseLink, printCaseLink, type CaseLink } from './case-link';
import { CaseActs } from './case-acts';
import { ask, openingOf, rowsOf } from './cases';
import { DecisionTable } from './decision-table';
import { faultsByField } from './faults';
import { FieldInput } from './field-input';
import { isGuided } from './guide';
import { zoneOf } from './in-words';
import { OneAtATime } from './one-at-a-time';
import type { Remarks } from './remarks';
import type { Written } from './written';
import { ZoneChoice } from './zone-choice';

interface Form {
  readonly question: Case;
  /** Fields whose input is not a value yet, with their errors. */
  readonly unread: Readonly<Record<string, string>>;
  /** Counts how often the whole case was replaced, so that the fields show the new one. */
  readonly set: number;
  /** The case's position on its boundary, if it was chosen there. */
  readonly at: number | undefined;
  /** Whether the reader, or a link, has chosen a case. */
  readonly chosen: boolean;
}

const formOf = (chapter: Chapter, link: CaseLink | undefined): Form => {
  const linked = link?.chapter === chapter.rule.name ? link.case : undefined;
  return {
    question: linked ?? openingOf(chapter),
    unread: {},
    set: 0,
    at: undefined,
    chosen: linked !== undefined,
  };
};

const without = <A,>(all: Readonly<Record<string, A>>, name: string): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));

const afterWriting = (form: Form, name: string, written: Written): Form => {
  const rest = { ...form, unread: without(form.unread, name), at: undefined, chosen: true };
  switch (written._tag) {
    case 'Value':
      return { ...rest, question: { ...form.question, [name]: written.value } };
    case 'Nothing':
      return { ...rest, question: without(form.question, name) };
    case 'Unread':
      return { ...rest, unread: { ...rest.unread, [name]: written.why } };
  }
};

interface QuestionProps {
  readonly chapter: Chapter;
  readonly remarks: Remarks;
  /** The question in the page's address, if there is one. */
  readonly link?: CaseLink;
  /** It is interactive. In print and until a page renders it, it only displays, and takes no input that would be lost. */
  readonly live?: true;
}

/** A chapter's decision table and its form, 'What would the portal do?': the row that decides the form's case is highlighted in the table. */
export const Question = ({ chapter, remarks, link, live }: QuestionProps) => {
  const [form, setForm] = useState(() => formOf(chapter, link));
  const [readerZone, setReaderZone] = useState<TimeZone | undefined>(undefined);
  const [damaged, setDamaged] = useState(link?.damaged === true && link.chapter === chapter.rule.name);
  const section = useRef<HTMLDivElement>(null);
  const { name } = chapter.rule;

  const change = (next: Form): void => {
    setForm(next);
    setDamaged(false);
    history.replaceState(null, '', printCaseLink(name, next.question));
  };
  const setCase = (question: Case, at?: number): void =>
    change({ question, unread: {}, set: form.set + 1, at, chosen: true });

  /** Also scrolls to the form: in a long table, the clicked row is far away from it. */
  const tryRow = (question: Case): void => {
    setCase(question);
    section.current?.scrollIntoView();
  };

  useEffect(() => {
    const follow = (): void => {
      const next = parseCaseLink(location.hash);
      if (next.chapter !== name) return;
      setDamaged(next.damaged);
      const question = next.case;
      if (question !== undefined)
        setForm(({ set }) => ({ question, unread: {}, set: set + 1, at: undefined, chosen: true }));
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [name]);

  const shown = useMemo(() => rowsOf(chapter), [chapter]);
  const asked = useMemo(() => ask(chapter, form.question), [chapter, form.question]);
  const unread = Object.keys(form.unread).length > 0;
  const decided = form.chosen && !unread && asked._tag === 'Answered' ? asked.verdict.row : undefined;
  const faults = faultsByField(chapter, asked._tag === 'NotUnderstood' ? asked.faults : []);
  const ownZone = chapter.fields.some(({ kind }) => kind === 'zone');
  const zone = (ownZone ? undefined : readerZone) ?? zoneOf(chapter, form.question);

  return (
    <>
      <DecisionTable
        title={chapter.title}
        shown={shown}
        remarks={remarks}
        decided={decided}
        asked={asked}
        live={live === true}
        onTry={tryRow}
      />
      <div ref={section} className="ask" data-needs-script inert={live !== true}>
        <h4 id={`${name}-ask`}>What would the portal do?</h4>
        {isGuided(chapter) && <OneAtATime chapter={chapter} onShow={tryRow} />}
        {damaged && <p className="notice">The case in this link can’t be read. This is a usual case.</p>}
        {chapter.boundary !== undefined && (
          <BoundarySlider
            boundary={chapter.boundary}
            value={form.at}
            onMove={(at, question) => setCase(question, at)}
          />
        )}
        <div className="fields">
          {chapter.fields.map((field) => (
            <FieldInput
              key={`${field.name} ${form.set}${field.kind === 'moment' ? zone : ''}`}
              id={`${name}-${field.name}`}
              field={field}
              value={form.question[field.name]}
              zone={zone}
              fault={form.unread[field.name] ?? faults.of[field.name]}
              live={live === true}
              onWrite={(written) => change(afterWriting(form, field.name, written))}
            />
          ))}
          {!ownZone && chapter.fields.some(({ kind }) => kind === 'moment') && (
            <ZoneChoice id={`${name}-reader-zone`} zone={zone} live={live === true} onZone={setReaderZone} />
          )}
        </div>
        <AnswerPanel
          chapter={chapter}
          question={form.question}
          asked={asked}
          unread={unread}
          faults={faults.others}
          zone={zone}
        />
        <CaseActs chapter={chapter} question={form.question} asked={asked} unread={unread} />
      </div>
    </>
  );
};
