import Copy from 'lucide-react/icons/copy';
import { styled } from 'styled-components';
import { techCheckWords } from '../../application/tech-check/tech-check.words';
import { Button } from '../kit/button';
import { Stack } from '../kit/layout';
import { permissionHelpTexts as t } from './permission-help.texts';

const Address = styled.p`
  overflow-wrap: anywhere;
  user-select: all;
`;

export interface CopyUrlProps {
  readonly url: string;
  readonly copied: 'not-tried' | 'copied' | 'not-copied';
  readonly onCopy: () => void;
}

const messages: Readonly<Record<CopyUrlProps['copied'], string>> = {
  'not-tried': '',
  copied: techCheckWords.copied,
  'not-copied': t.notCopied,
};

/** The address of the page, to open it elsewhere. */
export const CopyUrl = ({ url, copied, onCopy }: CopyUrlProps) => (
  <Stack $gap={1}>
    <Address aria-label={t.address}>{url}</Address>
    <div>
      <Button look="quiet" onClick={onCopy}>
        <Copy size={20} />
        {techCheckWords.copyUrl}
      </Button>
    </div>
    <p role="status">{messages[copied]}</p>
  </Stack>
);
