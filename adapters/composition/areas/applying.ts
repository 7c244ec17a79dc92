export { applyingCalls } from '../../browser/http/applying-calls';
