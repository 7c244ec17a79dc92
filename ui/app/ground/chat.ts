/* Shared by the pages of the chat and by what the other pages show of it. */
import './job-forms';
import './signed-in';
import 'lucide-react/icons/x';
import '../../../adapters/composition/areas/chat';
import '../../../adapters/composition/areas/chat-calls';
import '../../chat/use-chat';
import '../../chat/chat.texts';
