/**
 * Whether a point lies in the box around Egypt, in degrees. The box also holds some land beyond the
 * border: it is there to find swapped or mistyped numbers.
 */
export function isInEgypt(latitude: number, longitude: number): boolean {
  return latitude >= 22 && latitude <= 31.7 && longitude >= 24.7 && longitude <= 37;
}

/**
 * An Egyptian mobile number, the only kind that WhatsApp answers on: +20 and ten digits, which begin
 * with the code of one of the four networks (10 Vodafone, 11 e&, 12 Orange, 15 WE), with or without
 * spaces. Source: the national numbering plan of the NTRA, as Egypt communicates it to the ITU
 * (ITU-T E.164, country code +20).
 */
export const egyptianMobile = /^\+20 ?1[0125]( ?\d){8}$/;
