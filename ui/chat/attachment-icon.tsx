import File from 'lucide-react/icons/file';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import ImageIcon from 'lucide-react/icons/image';
import type { AttachmentKind } from '../../domain/chat/attachment';

const icons = {
  image: ImageIcon,
  pdf: FileText,
  document: FileText,
  video: Film,
  generic: File,
} as const satisfies Readonly<Record<AttachmentKind, unknown>>;

export const AttachmentIcon = ({ kind }: { readonly kind: AttachmentKind }) => {
  const Icon = icons[kind];
  return <Icon size={22} />;
};
