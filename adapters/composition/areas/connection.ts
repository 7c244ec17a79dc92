export { browserNetworkProbe } from '../../browser/network-probe/network-probe';
