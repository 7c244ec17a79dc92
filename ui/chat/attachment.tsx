import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { SignedAttachment } from '../../application/chat/chat-state.live';
import { useFirst } from '../kit/use-first';
import { VisuallyHidden } from '../kit/visually-hidden';
import { chatTexts as t } from './chat.texts';
import type { SendsActs } from './chat-acts';
import { AttachmentIcon } from './attachment-icon';
import type { AttachmentView } from './rows.view';

const Box = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  min-height: var(--target);
  padding: 8px 12px;
  border: 1px solid var(--outline);
  border-radius: 10px;
  background: var(--card);
  color: var(--ink);
  text-decoration: none;

  svg {
    color: var(--link);
  }

  > span {
    display: grid;
    overflow-wrap: anywhere;
  }

  small {
    font-size: var(--small);
    color: var(--muted);
  }
`;

/* The picture has its space reserved while it loads: nothing below it shifts. */
const Picture = styled.a`
  display: grid;
  place-items: center;
  width: min(100%, 280px);
  height: 200px;
  overflow: hidden;
  border: 1px solid var(--hairline);
  border-radius: 10px;
  background: var(--wash);

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Video = styled.video`
  display: block;
  width: min(100%, 320px);
  height: 200px;
  border-radius: 10px;
  background: #000;
`;

export interface AttachmentProps extends SendsActs {
  readonly attachment: AttachmentView;
  readonly signed: SignedAttachment | undefined;
}

const Named = ({ attachment, note }: { readonly attachment: AttachmentView; readonly note: string }) => (
  <>
    <AttachmentIcon kind={attachment.kind} />
    <span>
      {attachment.name}
      <small>{note}</small>
    </span>
  </>
);

/** A file of a message: a picture or a video in place, anything else as a link that opens in a new tab. Its link lasts five minutes (R3). */
export const Attachment = ({ attachment, signed, send }: AttachmentProps) => {
  const { path, name, kind } = attachment;
  const needsLink = signed === undefined || (signed._tag === 'Signed' && signed.stale);
  const shown = useEffectEvent(() => send({ _tag: 'AttachmentShown', path }));
  useEffect(() => {
    if (needsLink) shown();
  }, [needsLink]);
  const [broken, setBroken] = useState(false);
  const url = signed?._tag === 'Signed' ? signed.url : undefined;
  // A picture or a video that is shown stays as it is when its link is renewed.
  const first = useFirst(url);
  if (url === undefined)
    return (
      <Box>
        <Named attachment={attachment} note={signed?._tag === 'NotSigned' ? t.fileNotThere : t.gettingLink} />
      </Box>
    );
  if (kind === 'image' && !broken)
    return (
      <Picture href={url} target="_blank" rel="noopener">
        <img src={first} alt={t.picture(name)} onError={() => setBroken(true)} />
        <VisuallyHidden>{t.opensFile(name)}</VisuallyHidden>
      </Picture>
    );
  if (kind === 'video' && !broken)
    return (
      <Video
        src={first}
        controls
        preload="metadata"
        aria-label={`${t.kinds.video}: ${name}`}
        onError={() => setBroken(true)}
      />
    );
  return (
    <Box as="a" {...{ href: url, target: '_blank', rel: 'noopener' }}>
      <Named attachment={attachment} note={`${t.kinds[kind]} · ${t.open}`} />
    </Box>
  );
};
