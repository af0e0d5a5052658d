/** The ways of requests that are not usual, in one file. */
export { chooseWay } from '../../request/choose-way.ts';
export { describeWay } from '../../request/describe-way.ts';
