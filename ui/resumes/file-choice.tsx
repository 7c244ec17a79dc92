import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ResumeAct } from '../../application/resumes/upload-resume.live';
import { buttonLook, type ButtonLookProps } from '../kit/button';
import { Card } from '../kit/card';
import { Muted, Stack } from '../kit/layout';
import { FieldFault } from '../kit/field';
import { whereFilesDrop } from '../kit/file-drop';
import { uploadResumeTexts as t } from './upload-resume.texts';
import type { SavedView } from './upload-resume.view';

/* The real input sits under the label, so that keyboards, screen readers and drag-and-drop work as usual. */
const Choose = styled.label<ButtonLookProps>`
  ${buttonLook}
  position: relative;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 0;
  }

  &:has(input:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: 3px;
  }
`;

const Chosen = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 12px 16px;
  border-radius: var(--corner);
  background: var(--wash);
  border: 1px solid var(--hairline);

  svg {
    flex: none;
    color: var(--link);
  }

  p:first-child {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/* What was chosen and what is wrong with it come first: the bar at the bottom of a phone hides what stands far below. */
const Said = styled.div`
  > :not(:empty) {
    margin-bottom: 12px;
  }
`;

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  legend {
    font-weight: 600;
    font-size: var(--large);
    margin-bottom: 8px;
  }
`;

const Option = styled.label<{ readonly $chosen: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: 56px;
  padding: 10px 16px;
  border: 1px solid var(--outline);
  border-radius: var(--corner);
  background: ${({ $chosen }) => ($chosen ? 'var(--wash)' : 'var(--card)')};
  box-shadow: ${({ $chosen }) => ($chosen ? '0 0 0 2px var(--link)' : 'none')};
  cursor: pointer;

  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--link);
  }

  span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: 1.35;
  }

  small {
    font-size: var(--small);
    color: var(--muted);
  }
`;

interface Sends {
  readonly send: (act: ResumeAct<File>) => void;
}

/** What a device's file chooser offers first. */
const accept = '.pdf,.doc,.docx,.rtf,.odt';

export interface FileChoiceProps extends Sends {
  readonly file: { readonly name: string; readonly detail: string } | undefined;
  readonly fault: string | undefined;
  readonly faultHint: string | undefined;
}

/** Choose File, and what was chosen. */
export const FileChoice = ({ file, fault, faultHint, send }: FileChoiceProps) => {
  const id = useId();
  const take = (picked: File): void => send({ _tag: 'FilePicked', file: picked });
  return (
    <Card {...whereFilesDrop(take)}>
      <Said>
        {file !== undefined && (
          <Chosen>
            <FileText size={28} aria-hidden="true" />
            <div>
              <p>{file.name}</p>
              <Muted>{file.detail}</Muted>
            </div>
          </Chosen>
        )}
        <FieldFault id={`${id}-fault`}>{fault}</FieldFault>
        {faultHint !== undefined && <p id={`${id}-hint`}>{faultHint}</p>}
      </Said>
      <Stack $gap={1.5}>
        <Choose $look="quiet" $wide="on-phones">
          <Upload size={20} aria-hidden="true" />
          {file === undefined ? t.chooseFile : t.chooseOther}
          <input
            type="file"
            accept={accept}
            aria-describedby={`${id}-accepted ${id}-fault ${id}-hint`}
            aria-invalid={fault !== undefined}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen !== undefined) take(chosen);
              // Lets the same file be chosen again after it was fixed.
              event.currentTarget.value = '';
            }}
          />
        </Choose>
        <Muted id={`${id}-accepted`}>{t.accepted}</Muted>
      </Stack>
    </Card>
  );
};

export interface SavedChoiceProps extends Sends {
  readonly saved: readonly SavedView[];
}

/** Resumes that were sent earlier: one of them can be used again. */
export const SavedChoice = ({ saved, send }: SavedChoiceProps) => {
  const name = useId();
  return (
    <Group>
      <legend>{t.savedTitle}</legend>
      {saved.map((one) => (
        <Option key={one.path} $chosen={one.chosen}>
          <input
            type="radio"
            name={name}
            value={one.path}
            checked={one.chosen}
            onChange={() => send({ _tag: 'SavedPressed', path: one.path })}
          />
          <span>
            {one.name}
            <small>{one.detail}</small>
          </span>
        </Option>
      ))}
    </Group>
  );
};
