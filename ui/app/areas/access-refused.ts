/* A page that hardly anybody ever sees. */
export { AccessRefusedScreen } from '../../screens/access-refused/access-refused-screen';
