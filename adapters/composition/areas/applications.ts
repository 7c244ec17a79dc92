export { applicationCalls } from '../../browser/http/application-calls';
