/* A page that hardly anybody ever sees. */
import '../ground/every-page';
export { AccessRefusedScreen } from '../../screens/access-refused/access-refused-screen';
