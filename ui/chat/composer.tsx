import Paperclip from 'lucide-react/icons/paperclip';
import SendIcon from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { sendsMessage } from '../../domain/chat/message';
import { Button } from '../kit/button';
import { FieldFault, fieldLook } from '../kit/field';
import { whereFilesDrop } from '../kit/file-drop';
import { submitting } from '../kit/submitting';
import { hiddenLook, VisuallyHidden } from '../kit/visually-hidden';
import { chatTexts as t } from './chat.texts';
import { AttachmentIcon } from './attachment-icon';
import type { SendsActs } from './chat-acts';
import type { ComposerView, DraftAttachmentView } from './conversation.view';

const Form = styled.form`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  padding-bottom: max(12px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--hairline);
  background: var(--card);
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;

const Area = styled.textarea`
  ${fieldLook}
  display: block;
  min-height: var(--target);
  max-height: min(40dvh, 180px);
  color: inherit;
  font: inherit;
  resize: none;
  field-sizing: content;
`;

const Choose = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: 1px solid var(--outline);
  border-radius: var(--corner);
  background: var(--card);
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 0;
  }

  &:hover {
    background: var(--wash);
  }

  &:has(input:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: 3px;
  }
`;

const File = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  padding: 6px 6px 6px 12px;
  border: 1px solid var(--hairline);
  border-radius: var(--corner);
  background: var(--wash);

  > svg {
    color: var(--link);
  }

  > div {
    display: grid;
    gap: 4px;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }

  small {
    font-size: var(--small);
    font-weight: 400;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.div`
  height: 6px;
  border-radius: 3px;
  background: var(--track);
  overflow: hidden;

  > div {
    height: 100%;
    background: var(--ground);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    > div {
      background: Highlight;
    }
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--ink);
  cursor: pointer;
`;

const Note = styled.p`
  font-size: var(--small);
  color: var(--muted);

  /* A phone's keyboard has no Shift + Enter. */
  @media (pointer: coarse), (max-width: 719px) {
    &[data-keys] {
      display: none;
    }
  }
`;

/* On a phone only the arrow is shown. */
const SendWord = styled.span`
  @media (max-width: 479px) {
    ${hiddenLook}
  }
`;

/** Safari ends a composition before the Enter that did so, and tells only by this code (UI Events §5.5). */
const endsComposition = 229;

/** Whether a pasted text is the names of the pasted files, one a line: the macOS Finder decomposes accents in one of the two. */
const namesOnly = (text: string, files: FileList): boolean => {
  const names = new Set(Array.from(files, ({ name }) => name.normalize()));
  return text.split(/\r\n|\r|\n/).every((line) => names.has(line.normalize()));
};

/** The file that is pasted. Undefined: a text is, of which a spreadsheet offers a picture, too. */
const pastedFile = (data: DataTransfer): File | undefined => {
  const { files, types } = data;
  if (!types.includes('text/plain')) return files[0];
  const isText =
    types.includes('text/html') || types.includes('text/rtf') || !namesOnly(data.getData('text/plain'), files);
  return isText ? undefined : files[0];
};

const noteOf = ({ size, note }: DraftAttachmentView): string =>
  [size, note].filter((one) => one !== undefined && one !== '').join(' · ');

const ChosenFile = ({ attachment, send }: SendsActs & { readonly attachment: DraftAttachmentView }) => (
  <>
    <File>
      <AttachmentIcon kind={attachment.kind} />
      <div>
        {attachment.name}
        <small>{noteOf(attachment)}</small>
        {attachment.percent !== undefined && (
          <Track
            role="progressbar"
            aria-label={attachment.name}
            aria-valuenow={attachment.percent}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={attachment.note}
          >
            <div style={{ width: `${attachment.percent}%` }} />
          </Track>
        )}
      </div>
      <Remove
        type="button"
        aria-label={attachment.remove}
        title={attachment.remove}
        onClick={() => send({ _tag: 'AttachmentRemoved' })}
      >
        <X size={20} />
      </Remove>
    </File>
    {attachment.again !== undefined && (
      <div>
        <Button look="link" onClick={() => send({ _tag: 'UploadAgainPressed' })}>
          {attachment.again}
        </Button>
      </div>
    )}
  </>
);

export interface ComposerProps extends SendsActs {
  readonly view: ComposerView;
}

/** The field for a message and its file. Enter sends, Shift+Enter starts a new line (spec 2 §2.17). */
export const Composer = ({ view, send }: ComposerProps) => {
  const post = (): void => send({ _tag: 'SendPressed' });
  const take = (file: File): void => send({ _tag: 'FilePicked', file });
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { fault, attachment, left } = view;
  const wrong = fault ?? attachment?.fault;
  useEffect(() => {
    if (fault !== undefined) area.current?.focus();
  }, [fault]);
  return (
    <Form noValidate onSubmit={submitting(post)} {...whereFilesDrop(take)}>
      {attachment !== undefined && <ChosenFile attachment={attachment} send={send} />}
      <FieldFault id={`${id}-fault`}>{wrong}</FieldFault>
      <Line>
        <Choose title={`${t.attach}. ${t.attachNote}`}>
          <Paperclip size={22} />
          <input
            type="file"
            aria-label={t.attach}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // The same file can be chosen again.
              currentTarget.value = '';
              if (file !== undefined) take(file);
            }}
          />
        </Choose>
        <label htmlFor={id}>
          <VisuallyHidden>{view.label}</VisuallyHidden>
          <Area
            ref={area}
            id={id}
            rows={1}
            value={view.text}
            placeholder={t.placeholder}
            enterKeyHint="send"
            aria-invalid={fault !== undefined}
            aria-describedby={`${id}-fault ${id}-note`}
            onChange={({ currentTarget }) => send({ _tag: 'Typed', text: currentTarget.value })}
            onPaste={(event) => {
              const file = pastedFile(event.clipboardData);
              if (file === undefined) return;
              event.preventDefault();
              take(file);
            }}
            onKeyDown={(event) => {
              const { key, shiftKey: shift, keyCode, nativeEvent } = event;
              const composing = nativeEvent.isComposing || keyCode === endsComposition;
              if (!sendsMessage({ key, shift, composing })) return;
              event.preventDefault();
              post();
            }}
          />
        </label>
        <Button type="submit" look="primary">
          <SendIcon size={20} />
          <SendWord>{t.send}</SendWord>
        </Button>
      </Line>
      <Note id={`${id}-note`} data-keys={left === undefined ? '' : undefined}>
        {left ?? t.hint}
      </Note>
    </Form>
  );
};
