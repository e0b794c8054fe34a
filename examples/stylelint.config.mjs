/** Rules for correctness only: readers have their own code style. */
export default { extends: ['stylelint-config-recommended'] };
