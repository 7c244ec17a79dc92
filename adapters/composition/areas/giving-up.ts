export { givingUpCalls } from '../../browser/http/giving-up-calls';
