export { applicationsCalls } from '../../contract/calls/applications';
