import { EditingNotices as EditingNotices_6e03aba62136be52f707f0fec9241a7e } from '../../../panel/editing/EditingNotices.tsx'
import { NoField as NoField_bdf49adbbbc59a180dc614ada142a76a } from '../../../panel/NoField.tsx'
import { ScheduledCell as ScheduledCell_14e488c140718b2ee4b9a865d708088b } from '../../../panel/editing/ScheduledCell.tsx'
import { TitleField as TitleField_c192de9acdd6fb007acd39d641b57d0c } from '../../../panel/editing/TitleField.tsx'
import { EarlyArticle as EarlyArticle_7994fd00014bcf1484dcaf05f27cf8ba } from '../../../panel/editing/EarlyArticle.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { TrackEditorClient as TrackEditorClient_380ab7ed4fb018ee564a1b50f936a3e7 } from '../../../panel/editing/track-editors.tsx'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PostTranslations as PostTranslations_02a6b1b1298d8a04bf46b89ac6c98881 } from '../../../panel/editing/PostTranslations.tsx'
import { TimeCell as TimeCell_5a4d84ff6bdff2d2d1d8b27577080f53 } from '../../../panel/TimeCell.tsx'
import { AgencyTimeField as AgencyTimeField_651b85e61a81f10d2693238834d89489 } from '../../../panel/AgencyTimeField.tsx'
import { Uses as Uses_7f61aa8ae3b473e80e3cea17aec9a56c } from '../../../panel/Uses.tsx'
import { PublishControls as PublishControls_5badb8195082cf0da62eb4e2ea65eb13 } from '../../../panel/editing/PublishControls.tsx'
import { VersionsView as VersionsView_0eeb21f81e6b70587c556e4abbcfcbf8 } from '../../../panel/versions/VersionsView.tsx'
import { NewDraftView as NewDraftView_e0770e3ce495dccf03ed75307797dedf } from '../../../panel/editing/NewDraftView.tsx'
import { ColourSwatch as ColourSwatch_9e9c8e3cd938713a55c0b10c785db272 } from '../../../panel/case-studies/ColourSwatch.tsx'
import { RelatedField as RelatedField_3eeb2a2201fd534423a7bbb7f3d24ae4 } from '../../../panel/case-studies/RelatedField.tsx'
import { DefaultCaseStudies as DefaultCaseStudies_834da6d8c9999bb9f981ed3e3b117980 } from '../../../panel/case-studies/DefaultCaseStudies.tsx'
import { ShrinkPicture as ShrinkPicture_af97890d14234fd6c9b36ff25548fe55 } from '../../../panel/pictures/ShrinkPicture.tsx'
import { PictureFocus as PictureFocus_8c896c06a5036cffee87b885df4d4b39 } from '../../../panel/pictures/PictureFocus.tsx'
import { PosterPicker as PosterPicker_98f2ae8f5be4c7c12085dd78d92b7cbb } from '../../../panel/films/PosterPicker.tsx'
import { CaptionsUpload as CaptionsUpload_8d3d4f444814ec6a968917761f0587e5 } from '../../../panel/films/CaptionsUpload.tsx'
import { ApplicantsLink as ApplicantsLink_fbac7619631f28f74188dcd11efab447 } from '../../../panel/openings/ApplicantsLink.tsx'
import { OptionsField as OptionsField_9ce8176e76bc07fa62fd6a8e3723233b } from '../../../panel/OptionsField.tsx'
import { ContentCell as ContentCell_fe4e504a0372189602056e8fb5432187 } from '../../../panel/content/ContentCell.tsx'
import { ContentField as ContentField_7b8a732ee7d3c261f335a9aaeacef298 } from '../../../panel/content/ContentField.tsx'
import { FoundWords as FoundWords_7fc747e7f159a51e325bd5d2e3fb36e5 } from '../../../panel/content/FoundWords.tsx'
import { MissingPathCell as MissingPathCell_cf0effcc2b4cba3204d3a702d5c2e63e } from '../../../panel/redirects/MissingPathCell.tsx'
import { MessageView as MessageView_df7311bbc4a6c14c50724fd1f4a6bde8 } from '../../../panel/inbox/MessageView.tsx'
import { InboxRedirect as InboxRedirect_8d14af2bcf4771b9e964cbc03d86ca6a } from '../../../panel/inbox/InboxView.tsx'
import { DeliverySubject as DeliverySubject_1ff5be236b4229ca9b6b2c30e02cdcd0 } from '../../../panel/outbox/DeliveryStatus.tsx'
import { DeliveryStatus as DeliveryStatus_1ff5be236b4229ca9b6b2c30e02cdcd0 } from '../../../panel/outbox/DeliveryStatus.tsx'
import { SelectedDeliveries as SelectedDeliveries_21f4c4a515083e9b4b1719e0473d1d2c } from '../../../panel/outbox/SelectedDeliveries.tsx'
import { TextLinesField as TextLinesField_4fa80981817a6ba2b5abd5da7b5abdff } from '../../../panel/outbox/TextLinesField.tsx'
import { TargetTest as TargetTest_1ff5be236b4229ca9b6b2c30e02cdcd0 } from '../../../panel/outbox/DeliveryStatus.tsx'
import { AccountSections as AccountSections_b586e4ce3c9af0ef74210e437c22df75 } from '../../../panel/accounts/AccountSections.tsx'
import { InviteButton as InviteButton_b586e4ce3c9af0ef74210e437c22df75 } from '../../../panel/accounts/AccountSections.tsx'
import { SubjectCell as SubjectCell_e74561e61bb0925737fd0dacb1e2a80c } from '../../../panel/SubjectCell.tsx'
import { RetentionReport as RetentionReport_c70ec17b990eff01ca87605736073f7c } from '../../../panel/retention/RetentionReport.tsx'
import { FactorRule as FactorRule_b586e4ce3c9af0ef74210e437c22df75 } from '../../../panel/accounts/AccountSections.tsx'
import { HealthBanner as HealthBanner_8f98e9debf7305f29265a2391b568c5f } from '../../../panel/health/HealthBanner.tsx'
import { Icon as Icon_65f41e5ac9e2f1a72b39736fd58cdd91 } from '../../../panel/Logo.tsx'
import { Logo as Logo_65f41e5ac9e2f1a72b39736fd58cdd91 } from '../../../panel/Logo.tsx'
import { UnreadMessages as UnreadMessages_b6f49e9a7632728cbc43c0e51717c8e2 } from '../../../panel/UnreadMessages.tsx'
import { PanelMenu as PanelMenu_ced11ce49142a32568b00f9281352305 } from '../../../panel/PanelMenu.tsx'
import { PanelTranslations as PanelTranslations_0043bebc6bc1b19269f0c18368cfc298 } from '../../../panel/language/PanelTranslations.tsx'
import { PanelEffects as PanelEffects_a4e17dff5530a249d0765daa1068b180 } from '../../../panel/PanelEffects.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Today as Today_d84e1e26981ad9e0a36870eba4eac0cd } from '../../../panel/today/Today.tsx'
import { SignInView as SignInView_59fb622e5021d0991973c7108200d009 } from '../../../panel/accounts/SignInViews.tsx'
import { ForgotView as ForgotView_59fb622e5021d0991973c7108200d009 } from '../../../panel/accounts/SignInViews.tsx'
import { WelcomeView as WelcomeView_59fb622e5021d0991973c7108200d009 } from '../../../panel/accounts/SignInViews.tsx'
import { InboxView as InboxView_8d14af2bcf4771b9e964cbc03d86ca6a } from '../../../panel/inbox/InboxView.tsx'
import { HealthView as HealthView_3e64d178649a89cda2f158b3e86c525a } from '../../../panel/health/HealthView.tsx'
import { PersonView as PersonView_19ab6ca1719ac799f120a3b8c4b3373b } from '../../../panel/inbox/PersonView.tsx'
import { SettingsView as SettingsView_f9aface45a8683bac3d36dce97cafc8f } from '../../../panel/SettingsView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/panel/editing/EditingNotices.tsx#EditingNotices": EditingNotices_6e03aba62136be52f707f0fec9241a7e,
  "/panel/NoField.tsx#NoField": NoField_bdf49adbbbc59a180dc614ada142a76a,
  "/panel/editing/ScheduledCell.tsx#ScheduledCell": ScheduledCell_14e488c140718b2ee4b9a865d708088b,
  "/panel/editing/TitleField.tsx#TitleField": TitleField_c192de9acdd6fb007acd39d641b57d0c,
  "/panel/editing/EarlyArticle.tsx#EarlyArticle": EarlyArticle_7994fd00014bcf1484dcaf05f27cf8ba,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/panel/editing/track-editors.tsx#TrackEditorClient": TrackEditorClient_380ab7ed4fb018ee564a1b50f936a3e7,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/panel/editing/PostTranslations.tsx#PostTranslations": PostTranslations_02a6b1b1298d8a04bf46b89ac6c98881,
  "/panel/TimeCell.tsx#TimeCell": TimeCell_5a4d84ff6bdff2d2d1d8b27577080f53,
  "/panel/AgencyTimeField.tsx#AgencyTimeField": AgencyTimeField_651b85e61a81f10d2693238834d89489,
  "/panel/Uses.tsx#Uses": Uses_7f61aa8ae3b473e80e3cea17aec9a56c,
  "/panel/editing/PublishControls.tsx#PublishControls": PublishControls_5badb8195082cf0da62eb4e2ea65eb13,
  "/panel/versions/VersionsView.tsx#VersionsView": VersionsView_0eeb21f81e6b70587c556e4abbcfcbf8,
  "/panel/editing/NewDraftView.tsx#NewDraftView": NewDraftView_e0770e3ce495dccf03ed75307797dedf,
  "/panel/case-studies/ColourSwatch.tsx#ColourSwatch": ColourSwatch_9e9c8e3cd938713a55c0b10c785db272,
  "/panel/case-studies/RelatedField.tsx#RelatedField": RelatedField_3eeb2a2201fd534423a7bbb7f3d24ae4,
  "/panel/case-studies/DefaultCaseStudies.tsx#DefaultCaseStudies": DefaultCaseStudies_834da6d8c9999bb9f981ed3e3b117980,
  "/panel/pictures/ShrinkPicture.tsx#ShrinkPicture": ShrinkPicture_af97890d14234fd6c9b36ff25548fe55,
  "/panel/pictures/PictureFocus.tsx#PictureFocus": PictureFocus_8c896c06a5036cffee87b885df4d4b39,
  "/panel/films/PosterPicker.tsx#PosterPicker": PosterPicker_98f2ae8f5be4c7c12085dd78d92b7cbb,
  "/panel/films/CaptionsUpload.tsx#CaptionsUpload": CaptionsUpload_8d3d4f444814ec6a968917761f0587e5,
  "/panel/openings/ApplicantsLink.tsx#ApplicantsLink": ApplicantsLink_fbac7619631f28f74188dcd11efab447,
  "/panel/OptionsField.tsx#OptionsField": OptionsField_9ce8176e76bc07fa62fd6a8e3723233b,
  "/panel/content/ContentCell.tsx#ContentCell": ContentCell_fe4e504a0372189602056e8fb5432187,
  "/panel/content/ContentField.tsx#ContentField": ContentField_7b8a732ee7d3c261f335a9aaeacef298,
  "/panel/content/FoundWords.tsx#FoundWords": FoundWords_7fc747e7f159a51e325bd5d2e3fb36e5,
  "/panel/redirects/MissingPathCell.tsx#MissingPathCell": MissingPathCell_cf0effcc2b4cba3204d3a702d5c2e63e,
  "/panel/inbox/MessageView.tsx#MessageView": MessageView_df7311bbc4a6c14c50724fd1f4a6bde8,
  "/panel/inbox/InboxView.tsx#InboxRedirect": InboxRedirect_8d14af2bcf4771b9e964cbc03d86ca6a,
  "/panel/outbox/DeliveryStatus.tsx#DeliverySubject": DeliverySubject_1ff5be236b4229ca9b6b2c30e02cdcd0,
  "/panel/outbox/DeliveryStatus.tsx#DeliveryStatus": DeliveryStatus_1ff5be236b4229ca9b6b2c30e02cdcd0,
  "/panel/outbox/SelectedDeliveries.tsx#SelectedDeliveries": SelectedDeliveries_21f4c4a515083e9b4b1719e0473d1d2c,
  "/panel/outbox/TextLinesField.tsx#TextLinesField": TextLinesField_4fa80981817a6ba2b5abd5da7b5abdff,
  "/panel/outbox/DeliveryStatus.tsx#TargetTest": TargetTest_1ff5be236b4229ca9b6b2c30e02cdcd0,
  "/panel/accounts/AccountSections.tsx#AccountSections": AccountSections_b586e4ce3c9af0ef74210e437c22df75,
  "/panel/accounts/AccountSections.tsx#InviteButton": InviteButton_b586e4ce3c9af0ef74210e437c22df75,
  "/panel/SubjectCell.tsx#SubjectCell": SubjectCell_e74561e61bb0925737fd0dacb1e2a80c,
  "/panel/retention/RetentionReport.tsx#RetentionReport": RetentionReport_c70ec17b990eff01ca87605736073f7c,
  "/panel/accounts/AccountSections.tsx#FactorRule": FactorRule_b586e4ce3c9af0ef74210e437c22df75,
  "/panel/health/HealthBanner.tsx#HealthBanner": HealthBanner_8f98e9debf7305f29265a2391b568c5f,
  "/panel/Logo.tsx#Icon": Icon_65f41e5ac9e2f1a72b39736fd58cdd91,
  "/panel/Logo.tsx#Logo": Logo_65f41e5ac9e2f1a72b39736fd58cdd91,
  "/panel/UnreadMessages.tsx#UnreadMessages": UnreadMessages_b6f49e9a7632728cbc43c0e51717c8e2,
  "/panel/PanelMenu.tsx#PanelMenu": PanelMenu_ced11ce49142a32568b00f9281352305,
  "/panel/language/PanelTranslations.tsx#PanelTranslations": PanelTranslations_0043bebc6bc1b19269f0c18368cfc298,
  "/panel/PanelEffects.tsx#PanelEffects": PanelEffects_a4e17dff5530a249d0765daa1068b180,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/panel/today/Today.tsx#Today": Today_d84e1e26981ad9e0a36870eba4eac0cd,
  "/panel/accounts/SignInViews.tsx#SignInView": SignInView_59fb622e5021d0991973c7108200d009,
  "/panel/accounts/SignInViews.tsx#ForgotView": ForgotView_59fb622e5021d0991973c7108200d009,
  "/panel/accounts/SignInViews.tsx#WelcomeView": WelcomeView_59fb622e5021d0991973c7108200d009,
  "/panel/inbox/InboxView.tsx#InboxView": InboxView_8d14af2bcf4771b9e964cbc03d86ca6a,
  "/panel/health/HealthView.tsx#HealthView": HealthView_3e64d178649a89cda2f158b3e86c525a,
  "/panel/inbox/PersonView.tsx#PersonView": PersonView_19ab6ca1719ac799f120a3b8c4b3373b,
  "/panel/SettingsView.tsx#SettingsView": SettingsView_f9aface45a8683bac3d36dce97cafc8f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
