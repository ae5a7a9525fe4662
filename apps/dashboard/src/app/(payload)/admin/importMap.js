import { EditingNotices as EditingNotices_6e03aba62136be52f707f0fec9241a7e } from '../../../panel/editing/EditingNotices.tsx'
import { LostLinks as LostLinks_157e7d6056d467a3ce417be581d9fb4f } from '../../../panel/editing/LostLinks.tsx'
import { NoField as NoField_8e2716ea46549778e2c6f84db4a1b281 } from '../../../panel/NoField.tsx'
import { PostState as PostState_017a27efcc84cfb5de29913580d572ca } from '../../../panel/editing/PostState.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UndoRedoClient as UndoRedoClient_2d6d6f3d8118a741c1f61e3594c937bd } from '../../../panel/editing/UndoRedo.tsx'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PastedTextClient as PastedTextClient_c66b3a41b4b9a07cf7352155b5286653 } from '../../../panel/editing/PastedText.tsx'
import { HeadingLevelsClient as HeadingLevelsClient_b45bd76e8540c365d14079ed7fccd5ec } from '../../../panel/editing/HeadingLevels.tsx'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkTo as LinkTo_c8f00ad2db2d2a1754b92aec3416cba5 } from '../../../panel/editing/LinkTo.tsx'
import { ArticlePicturesClient as ArticlePicturesClient_0afd2a2815544da17f7c16c76db1a3a9 } from '../../../panel/pictures/ArticlePictures.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableHeadsClient as TableHeadsClient_2e86d8ae8aba3054e5c3bb0f554dafa4 } from '../../../panel/editing/TableHeads.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FilmAddress as FilmAddress_6e671b6ea09cf2e34d017ad392a2d116 } from '../../../panel/editing/FilmAddress.tsx'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchLook as SearchLook_54f050d95bb64c9daa7056bfb143f03e } from '../../../panel/preview/SearchLook.tsx'
import { ArticleLength as ArticleLength_c13bdd97a194884c5c131ac5f5ea5379 } from '../../../panel/editing/ArticleLength.tsx'
import { LanguageCell as LanguageCell_e8438d3d838e3a7c5981ad3cfd515a7a } from '../../../panel/editing/LanguageCell.tsx'
import { LanguageChoice as LanguageChoice_8e30cf46ece9b38c334cc465b233ed68 } from '../../../panel/editing/LanguageChoice.tsx'
import { Counterparts as Counterparts_338d854d17b81ed0042c2732ffb874d4 } from '../../../panel/editing/Counterparts.tsx'
import { LinkUses as LinkUses_ebf97003186fe15bcfa07d2c19aae02f } from '../../../panel/editing/LinkUses.tsx'
import { EditorDiff as EditorDiff_30e52b93a54ba19ab8e8c93e2a6fe8ab } from '../../../panel/versions/EditorDiff.tsx'
import { LanguageFilter as LanguageFilter_e116fd86a6a0a7edb67309e1176343c9 } from '../../../panel/editing/LanguageFilter.tsx'
import { SortChoice as SortChoice_3a213a5153946e32a391b9f81c182da8 } from '../../../panel/SortChoice.tsx'
import { TakeOverSearch as TakeOverSearch_ea5582a999e426914064eac86c192d62 } from '../../../panel/TakeOverSearch.tsx'
import { SavingState as SavingState_c20de05e8bacf2efdab603f8f4c92547 } from '../../../panel/editing/SavingState.tsx'
import { DraftPreview as DraftPreview_3090d9c728148bc847f8392b29cb46dc } from '../../../panel/preview/DraftPreview.tsx'
import { PublishControls as PublishControls_5badb8195082cf0da62eb4e2ea65eb13 } from '../../../panel/editing/PublishControls.tsx'
import { KeepVersion as KeepVersion_10c9909642064d70c31cc73d50c07fe3 } from '../../../panel/editing/KeepVersion.tsx'
import { PublicationState as PublicationState_eb7ec239f50ba6de00b4dc4f05f88e01 } from '../../../panel/editing/PublicationState.tsx'
import { VersionsView as VersionsView_0eeb21f81e6b70587c556e4abbcfcbf8 } from '../../../panel/versions/VersionsView.tsx'
import { NewPostView as NewPostView_6003dc1bde1ab0737eb50ebee78351c1 } from '../../../panel/editing/NewPostView.tsx'
import { OtherWords as OtherWords_f89483c20cc1c8f229f438ba414f3a6d } from '../../../panel/editing/OtherWords.tsx'
import { StudyLanguages as StudyLanguages_50dd29c2c523d5eff04bf634cb2313f5 } from '../../../panel/case-studies/StudyLanguages.tsx'
import { ColourField as ColourField_c60674fe8a4f879c9b9d7a6132a8cc48 } from '../../../panel/case-studies/ColourField.tsx'
import { PictureField as PictureField_6865ea8575ec1f68e5add0e5740a5d3a } from '../../../panel/case-studies/PictureField.tsx'
import { RhythmField as RhythmField_f30f2be162a9e964d83ce20c1bc10aed } from '../../../panel/case-studies/RhythmField.tsx'
import { RelatedField as RelatedField_3eeb2a2201fd534423a7bbb7f3d24ae4 } from '../../../panel/case-studies/RelatedField.tsx'
import { ShippedStudies as ShippedStudies_ac1e1bd408e868027dbd5e02bd5b8dec } from '../../../panel/case-studies/ShippedStudies.tsx'
import { NewStudyView as NewStudyView_d6f04611b07cd9c3bf1e6746407fe0f5 } from '../../../panel/case-studies/NewStudyView.tsx'
import { ShrinkPicture as ShrinkPicture_af97890d14234fd6c9b36ff25548fe55 } from '../../../panel/pictures/ShrinkPicture.tsx'
import { PictureUses as PictureUses_a06f52a2d15ec97164b179811e6b09ab } from '../../../panel/editing/PictureUses.tsx'
import { AddPictures as AddPictures_825cc5632816ee5a843bd9a6307d3cfb } from '../../../panel/pictures/AddPictures.tsx'
import { PosterMaker as PosterMaker_49cc7a3926d734f4b5dde8c0fccd3133 } from '../../../panel/films/PosterMaker.tsx'
import { CaptionsFile as CaptionsFile_19968b9172971f0bbd469f752f01ec66 } from '../../../panel/films/CaptionsFile.tsx'
import { FilmUses as FilmUses_7598677daf5bcc2167dc4d1b5650ce5c } from '../../../panel/films/FilmUses.tsx'
import { OpeningState as OpeningState_5b96a01f039a7c1ac5189ccd65268ec1 } from '../../../panel/openings/OpeningState.tsx'
import { OfficeField as OfficeField_5cb33213676e9f32439fd5cfdd0a96c0 } from '../../../panel/openings/OfficeField.tsx'
import { ApplicationCounts as ApplicationCounts_80d2a3b335ca45973cdba5bc19772169 } from '../../../panel/openings/ApplicationCounts.tsx'
import { NewOpeningView as NewOpeningView_4d3df43336df75b6d546b417241afa5a } from '../../../panel/openings/NewOpeningView.tsx'
import { MessageView as MessageView_df7311bbc4a6c14c50724fd1f4a6bde8 } from '../../../panel/inbox/MessageView.tsx'
import { ToInbox as ToInbox_7ada270030f9f955f63f423024b938c3 } from '../../../panel/inbox/ToInbox.tsx'
import { DeliverySheet as DeliverySheet_edb9c755eae8a1710768ba82bcc38dac } from '../../../panel/outbox/DeliverySheet.tsx'
import { DeliveryState as DeliveryState_ba7c38aaccc992e7340e1b3d3c010009 } from '../../../panel/outbox/DeliveryState.tsx'
import { DeadLetters as DeadLetters_c8426f646652f3c8d36038381fa95e80 } from '../../../panel/outbox/DeadLetters.tsx'
import { SelectedDeliveries as SelectedDeliveries_21f4c4a515083e9b4b1719e0473d1d2c } from '../../../panel/outbox/SelectedDeliveries.tsx'
import { LinesField as LinesField_5010fb2de5f8742c751362d3a3aa9134 } from '../../../panel/outbox/LinesField.tsx'
import { TestTarget as TestTarget_afc915dd1d980b4e72c45f038c2c16b6 } from '../../../panel/outbox/TestTarget.tsx'
import { SignInData as SignInData_ed835529d01f438c1a16ebd4eee6ee10 } from '../../../panel/accounts/SignInData.tsx'
import { Invitation as Invitation_85efeefb80017a3eb0b1e6210b5679d9 } from '../../../panel/accounts/Invitation.tsx'
import { SecondFactor as SecondFactor_bd0996001e6cb9d8cb1a9bc0b220cc68 } from '../../../panel/accounts/SecondFactor.tsx'
import { Sessions as Sessions_2eb8b1ecac19009b87657c0b76ca5644 } from '../../../panel/accounts/Sessions.tsx'
import { InviteLink as InviteLink_edc85188269e51503d39d471aca8fed2 } from '../../../panel/accounts/InviteLink.tsx'
import { RetentionReport as RetentionReport_c70ec17b990eff01ca87605736073f7c } from '../../../panel/retention/RetentionReport.tsx'
import { SavePeriods as SavePeriods_edf421d46bc559ab27ee32a5687e2bd9 } from '../../../panel/retention/SavePeriods.tsx'
import { FactorRule as FactorRule_681cf59a79f197fe4e2011765d1c249b } from '../../../panel/accounts/FactorRule.tsx'
import { OutboxBanner as OutboxBanner_49e854554f05690175d557a929eaf736 } from '../../../panel/outbox/OutboxBanner.tsx'
import { RetentionBanner as RetentionBanner_78ab1dd46acc60068d813b157193cf63 } from '../../../panel/retention/RetentionBanner.tsx'
import { BackupBanner as BackupBanner_4322fcf68f85dbb89df4c50abacc6f24 } from '../../../panel/backup/BackupBanner.tsx'
import { Icon as Icon_3d0eea699c7b9f6791fc1ac6b721bcc0 } from '../../../panel/Icon.tsx'
import { Logo as Logo_65f41e5ac9e2f1a72b39736fd58cdd91 } from '../../../panel/Logo.tsx'
import { UnreadMessages as UnreadMessages_b6f49e9a7632728cbc43c0e51717c8e2 } from '../../../panel/UnreadMessages.tsx'
import { InboxMenu as InboxMenu_18540876c9347eda590cac4bb3af551f } from '../../../panel/inbox/InboxMenu.tsx'
import { PanelTranslations as PanelLanguage_705e80c9ec7550c9960589f4beabd2e2 } from '../../../panel/language/PanelLanguage.tsx'
import { StoreLanguage as KeepLanguage_82b2fd61fb8d5e84eea387c48691166b } from '../../../panel/language/KeepLanguage.tsx'
import { PanelNames as PanelNames_8cbbd03602d4b9d87892fc246ef89054 } from '../../../panel/PanelNames.tsx'
import { ForgetAtSignOut as ForgetAtSignOut_868c5ce503fd63002a024fd80bb0d3f4 } from '../../../panel/editing/ForgetAtSignOut.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Today as Today_d84e1e26981ad9e0a36870eba4eac0cd } from '../../../panel/today/Today.tsx'
import { SignInView as SignInView_6c9362a46d403dac5e9062ea3cf21103 } from '../../../panel/accounts/SignInView.tsx'
import { ForgotView as ForgotView_aa8c0215b52e23c9f3e6620b583609a9 } from '../../../panel/accounts/ForgotView.tsx'
import { WelcomeView as WelcomeView_8b49cfbacf56ff3f5b131de38dfb6220 } from '../../../panel/accounts/WelcomeView.tsx'
import { EnrolView as EnrolView_ff57a4739c7d9313e4b70c9bb0532eb4 } from '../../../panel/accounts/EnrolView.tsx'
import { InviteView as InviteView_a93857562203103479d9804e96a910e8 } from '../../../panel/accounts/InviteView.tsx'
import { InboxView as InboxView_8d14af2bcf4771b9e964cbc03d86ca6a } from '../../../panel/inbox/InboxView.tsx'
import { WordsView as WordsView_fa197d7c2439f13ed41c5e818b66708e } from '../../../panel/words/WordsView.tsx'
import { WordsPageView as WordsPageView_423fd2ab775637b892bc95a0b2546bf7 } from '../../../panel/words/WordsPageView.tsx'
import { AddressesView as AddressesView_bec05961abc987d9a0af0dcbaab2c2e6 } from '../../../panel/addresses/AddressesView.tsx'
import { LeadsView as LeadsView_1c7bbafc6105033e3306559622382235 } from '../../../panel/leads/LeadsView.tsx'
import { HealthView as HealthView_3e64d178649a89cda2f158b3e86c525a } from '../../../panel/health/HealthView.tsx'
import { PersonView as PersonView_19ab6ca1719ac799f120a3b8c4b3373b } from '../../../panel/inbox/PersonView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/panel/editing/EditingNotices.tsx#EditingNotices": EditingNotices_6e03aba62136be52f707f0fec9241a7e,
  "/panel/editing/LostLinks.tsx#LostLinks": LostLinks_157e7d6056d467a3ce417be581d9fb4f,
  "/panel/NoField.tsx#NoField": NoField_8e2716ea46549778e2c6f84db4a1b281,
  "/panel/editing/PostState.tsx#PostState": PostState_017a27efcc84cfb5de29913580d572ca,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/panel/editing/UndoRedo.tsx#UndoRedoClient": UndoRedoClient_2d6d6f3d8118a741c1f61e3594c937bd,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/panel/editing/PastedText.tsx#PastedTextClient": PastedTextClient_c66b3a41b4b9a07cf7352155b5286653,
  "/panel/editing/HeadingLevels.tsx#HeadingLevelsClient": HeadingLevelsClient_b45bd76e8540c365d14079ed7fccd5ec,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/panel/editing/LinkTo.tsx#LinkTo": LinkTo_c8f00ad2db2d2a1754b92aec3416cba5,
  "/panel/pictures/ArticlePictures.tsx#ArticlePicturesClient": ArticlePicturesClient_0afd2a2815544da17f7c16c76db1a3a9,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/panel/editing/TableHeads.tsx#TableHeadsClient": TableHeadsClient_2e86d8ae8aba3054e5c3bb0f554dafa4,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/panel/editing/FilmAddress.tsx#FilmAddress": FilmAddress_6e671b6ea09cf2e34d017ad392a2d116,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/panel/preview/SearchLook.tsx#SearchLook": SearchLook_54f050d95bb64c9daa7056bfb143f03e,
  "/panel/editing/ArticleLength.tsx#ArticleLength": ArticleLength_c13bdd97a194884c5c131ac5f5ea5379,
  "/panel/editing/LanguageCell.tsx#LanguageCell": LanguageCell_e8438d3d838e3a7c5981ad3cfd515a7a,
  "/panel/editing/LanguageChoice.tsx#LanguageChoice": LanguageChoice_8e30cf46ece9b38c334cc465b233ed68,
  "/panel/editing/Counterparts.tsx#Counterparts": Counterparts_338d854d17b81ed0042c2732ffb874d4,
  "/panel/editing/LinkUses.tsx#LinkUses": LinkUses_ebf97003186fe15bcfa07d2c19aae02f,
  "/panel/versions/EditorDiff.tsx#EditorDiff": EditorDiff_30e52b93a54ba19ab8e8c93e2a6fe8ab,
  "/panel/editing/LanguageFilter.tsx#LanguageFilter": LanguageFilter_e116fd86a6a0a7edb67309e1176343c9,
  "/panel/SortChoice.tsx#SortChoice": SortChoice_3a213a5153946e32a391b9f81c182da8,
  "/panel/TakeOverSearch.tsx#TakeOverSearch": TakeOverSearch_ea5582a999e426914064eac86c192d62,
  "/panel/editing/SavingState.tsx#SavingState": SavingState_c20de05e8bacf2efdab603f8f4c92547,
  "/panel/preview/DraftPreview.tsx#DraftPreview": DraftPreview_3090d9c728148bc847f8392b29cb46dc,
  "/panel/editing/PublishControls.tsx#PublishControls": PublishControls_5badb8195082cf0da62eb4e2ea65eb13,
  "/panel/editing/KeepVersion.tsx#KeepVersion": KeepVersion_10c9909642064d70c31cc73d50c07fe3,
  "/panel/editing/PublicationState.tsx#PublicationState": PublicationState_eb7ec239f50ba6de00b4dc4f05f88e01,
  "/panel/versions/VersionsView.tsx#VersionsView": VersionsView_0eeb21f81e6b70587c556e4abbcfcbf8,
  "/panel/editing/NewPostView.tsx#NewPostView": NewPostView_6003dc1bde1ab0737eb50ebee78351c1,
  "/panel/editing/OtherWords.tsx#OtherWords": OtherWords_f89483c20cc1c8f229f438ba414f3a6d,
  "/panel/case-studies/StudyLanguages.tsx#StudyLanguages": StudyLanguages_50dd29c2c523d5eff04bf634cb2313f5,
  "/panel/case-studies/ColourField.tsx#ColourField": ColourField_c60674fe8a4f879c9b9d7a6132a8cc48,
  "/panel/case-studies/PictureField.tsx#PictureField": PictureField_6865ea8575ec1f68e5add0e5740a5d3a,
  "/panel/case-studies/RhythmField.tsx#RhythmField": RhythmField_f30f2be162a9e964d83ce20c1bc10aed,
  "/panel/case-studies/RelatedField.tsx#RelatedField": RelatedField_3eeb2a2201fd534423a7bbb7f3d24ae4,
  "/panel/case-studies/ShippedStudies.tsx#ShippedStudies": ShippedStudies_ac1e1bd408e868027dbd5e02bd5b8dec,
  "/panel/case-studies/NewStudyView.tsx#NewStudyView": NewStudyView_d6f04611b07cd9c3bf1e6746407fe0f5,
  "/panel/pictures/ShrinkPicture.tsx#ShrinkPicture": ShrinkPicture_af97890d14234fd6c9b36ff25548fe55,
  "/panel/editing/PictureUses.tsx#PictureUses": PictureUses_a06f52a2d15ec97164b179811e6b09ab,
  "/panel/pictures/AddPictures.tsx#AddPictures": AddPictures_825cc5632816ee5a843bd9a6307d3cfb,
  "/panel/films/PosterMaker.tsx#PosterMaker": PosterMaker_49cc7a3926d734f4b5dde8c0fccd3133,
  "/panel/films/CaptionsFile.tsx#CaptionsFile": CaptionsFile_19968b9172971f0bbd469f752f01ec66,
  "/panel/films/FilmUses.tsx#FilmUses": FilmUses_7598677daf5bcc2167dc4d1b5650ce5c,
  "/panel/openings/OpeningState.tsx#OpeningState": OpeningState_5b96a01f039a7c1ac5189ccd65268ec1,
  "/panel/openings/OfficeField.tsx#OfficeField": OfficeField_5cb33213676e9f32439fd5cfdd0a96c0,
  "/panel/openings/ApplicationCounts.tsx#ApplicationCounts": ApplicationCounts_80d2a3b335ca45973cdba5bc19772169,
  "/panel/openings/NewOpeningView.tsx#NewOpeningView": NewOpeningView_4d3df43336df75b6d546b417241afa5a,
  "/panel/inbox/MessageView.tsx#MessageView": MessageView_df7311bbc4a6c14c50724fd1f4a6bde8,
  "/panel/inbox/ToInbox.tsx#ToInbox": ToInbox_7ada270030f9f955f63f423024b938c3,
  "/panel/outbox/DeliverySheet.tsx#DeliverySheet": DeliverySheet_edb9c755eae8a1710768ba82bcc38dac,
  "/panel/outbox/DeliveryState.tsx#DeliveryState": DeliveryState_ba7c38aaccc992e7340e1b3d3c010009,
  "/panel/outbox/DeadLetters.tsx#DeadLetters": DeadLetters_c8426f646652f3c8d36038381fa95e80,
  "/panel/outbox/SelectedDeliveries.tsx#SelectedDeliveries": SelectedDeliveries_21f4c4a515083e9b4b1719e0473d1d2c,
  "/panel/outbox/LinesField.tsx#LinesField": LinesField_5010fb2de5f8742c751362d3a3aa9134,
  "/panel/outbox/TestTarget.tsx#TestTarget": TestTarget_afc915dd1d980b4e72c45f038c2c16b6,
  "/panel/accounts/SignInData.tsx#SignInData": SignInData_ed835529d01f438c1a16ebd4eee6ee10,
  "/panel/accounts/Invitation.tsx#Invitation": Invitation_85efeefb80017a3eb0b1e6210b5679d9,
  "/panel/accounts/SecondFactor.tsx#SecondFactor": SecondFactor_bd0996001e6cb9d8cb1a9bc0b220cc68,
  "/panel/accounts/Sessions.tsx#Sessions": Sessions_2eb8b1ecac19009b87657c0b76ca5644,
  "/panel/accounts/InviteLink.tsx#InviteLink": InviteLink_edc85188269e51503d39d471aca8fed2,
  "/panel/retention/RetentionReport.tsx#RetentionReport": RetentionReport_c70ec17b990eff01ca87605736073f7c,
  "/panel/retention/SavePeriods.tsx#SavePeriods": SavePeriods_edf421d46bc559ab27ee32a5687e2bd9,
  "/panel/accounts/FactorRule.tsx#FactorRule": FactorRule_681cf59a79f197fe4e2011765d1c249b,
  "/panel/outbox/OutboxBanner.tsx#OutboxBanner": OutboxBanner_49e854554f05690175d557a929eaf736,
  "/panel/retention/RetentionBanner.tsx#RetentionBanner": RetentionBanner_78ab1dd46acc60068d813b157193cf63,
  "/panel/backup/BackupBanner.tsx#BackupBanner": BackupBanner_4322fcf68f85dbb89df4c50abacc6f24,
  "/panel/Icon.tsx#Icon": Icon_3d0eea699c7b9f6791fc1ac6b721bcc0,
  "/panel/Logo.tsx#Logo": Logo_65f41e5ac9e2f1a72b39736fd58cdd91,
  "/panel/UnreadMessages.tsx#UnreadMessages": UnreadMessages_b6f49e9a7632728cbc43c0e51717c8e2,
  "/panel/inbox/InboxMenu.tsx#InboxMenu": InboxMenu_18540876c9347eda590cac4bb3af551f,
  "/panel/language/PanelLanguage.tsx#PanelLanguage": PanelLanguage_705e80c9ec7550c9960589f4beabd2e2,
  "/panel/language/KeepLanguage.tsx#KeepLanguage": KeepLanguage_82b2fd61fb8d5e84eea387c48691166b,
  "/panel/PanelNames.tsx#PanelNames": PanelNames_8cbbd03602d4b9d87892fc246ef89054,
  "/panel/editing/ForgetAtSignOut.tsx#ForgetAtSignOut": ForgetAtSignOut_868c5ce503fd63002a024fd80bb0d3f4,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/panel/today/Today.tsx#Today": Today_d84e1e26981ad9e0a36870eba4eac0cd,
  "/panel/accounts/SignInView.tsx#SignInView": SignInView_6c9362a46d403dac5e9062ea3cf21103,
  "/panel/accounts/ForgotView.tsx#ForgotView": ForgotView_aa8c0215b52e23c9f3e6620b583609a9,
  "/panel/accounts/WelcomeView.tsx#WelcomeView": WelcomeView_8b49cfbacf56ff3f5b131de38dfb6220,
  "/panel/accounts/EnrolView.tsx#EnrolView": EnrolView_ff57a4739c7d9313e4b70c9bb0532eb4,
  "/panel/accounts/InviteView.tsx#InviteView": InviteView_a93857562203103479d9804e96a910e8,
  "/panel/inbox/InboxView.tsx#InboxView": InboxView_8d14af2bcf4771b9e964cbc03d86ca6a,
  "/panel/words/WordsView.tsx#WordsView": WordsView_fa197d7c2439f13ed41c5e818b66708e,
  "/panel/words/WordsPageView.tsx#WordsPageView": WordsPageView_423fd2ab775637b892bc95a0b2546bf7,
  "/panel/addresses/AddressesView.tsx#AddressesView": AddressesView_bec05961abc987d9a0af0dcbaab2c2e6,
  "/panel/leads/LeadsView.tsx#LeadsView": LeadsView_1c7bbafc6105033e3306559622382235,
  "/panel/health/HealthView.tsx#HealthView": HealthView_3e64d178649a89cda2f158b3e86c525a,
  "/panel/inbox/PersonView.tsx#PersonView": PersonView_19ab6ca1719ac799f120a3b8c4b3373b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
