// #region code
const metadata = window.AIFindrWidget?.getMetadata();
console.log(metadata);
// { environment: 'production', userId: 'u-1042', abTest: 'portada-b' }
// #endregion code
