import { stateNames } from '../../../ui/gallery/states';
import { galleryStates } from '../../support/gallery-states';

describe('The gallery', () => {
  it('has each state that the browser tests open, under one name', () => {
    expect([...galleryStates].sort()).toEqual([...stateNames].sort());
  });
});
