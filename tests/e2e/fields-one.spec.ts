import { testFields } from './field-tests.ts';

testFields('fields-one');
