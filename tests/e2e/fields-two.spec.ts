import { testFields } from './field-tests.ts';

testFields('fields-two');
testFields('fields-three');
