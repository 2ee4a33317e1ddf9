import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** A test that makes React, or our own code, complain has failed, whatever else it shows. */
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts);
  });
});

afterEach(() => {
  const seen = complaints;
  jest.restoreAllMocks();
  expect(seen).toEqual([]);
});
